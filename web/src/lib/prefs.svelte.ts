/** Light or dark, sound, motion and a name. */
import { keep, recall } from './storage';

type Theme = 'light' | 'dark';

const light = matchMedia('(prefers-color-scheme: light)');

class Prefs {
  private system = $state<Theme>(light.matches ? 'light' : 'dark');
  private chosen = $state<Theme | null>(recall<Theme | null>('theme', null));
  readonly theme = $derived(this.chosen ?? this.system);
  sound = $state<boolean>(recall('sound', false));
  name = $state<string>(recall('name', ''));

  constructor() {
    light.addEventListener('change', () => (this.system = light.matches ? 'light' : 'dark'));
  }

  /** The other theme. Whoever comes back to that of the system follows it again. */
  turnTheme(): void {
    const other = this.theme === 'dark' ? 'light' : 'dark';
    this.chosen = other === this.system ? null : other;
    keep('theme', this.chosen);
  }

  turnSound(): void {
    this.sound = !this.sound;
    keep('sound', this.sound);
  }

  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }
}

export const prefs = new Prefs();

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
