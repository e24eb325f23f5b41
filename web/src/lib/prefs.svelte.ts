/** Light or dark, sound, motion and a name. */
import { keep, recall } from './storage';

type Theme = 'light' | 'dark';

class Prefs {
  theme = $state<Theme>(recall<Theme | null>('theme', null) ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'));
  sound = $state<boolean>(recall('sound', false));
  name = $state<string>(recall('name', ''));

  turnTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    keep('theme', this.theme);
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
