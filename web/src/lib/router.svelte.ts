/** Everything stands after the #, which browsers keep to themselves: so a link may carry a seat's secret. */
class Route {
  parts = $state<string[]>(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.parts = read();
    });
  }

  get page(): string {
    return this.parts[0] ?? '';
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
}

export const route = new Route();

export const pathTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: string[]): void {
  location.hash = pathTo(...parts);
}

/** Go there and forget the present address: it held a secret. */
export function goInstead(...parts: string[]): void {
  history.replaceState(null, '', pathTo(...parts));
  route.parts = read();
}
