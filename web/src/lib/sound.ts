/** Short wooden taps, made on the spot; silent unless switched on. */
import { prefs } from './prefs.svelte';

let context: AudioContext | undefined;

function tap(pitch: number, length: number, loudness: number): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + length);
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

export const sounds = {
  move: () => tap(320, 0.07, 0.12),
  ask: () => tap(660, 0.14, 0.1),
  end: () => tap(440, 0.5, 0.16),
};
