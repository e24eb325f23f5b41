/** Dragging a card onto what it is meant for; never required, since a click does the same. */
import type { Attachment } from 'svelte/attachments';
import type { Card } from '../lib/protocol';
import type { Bench } from './bench.svelte';

const FAR = 9;
/** Above this part of its height, a card drawn out of the hand is meant to be played. */
const OUT = 60;

export function draggable(bench: Bench, card: Card): Attachment<HTMLElement> {
  return (element) => {
    const down = (start: PointerEvent): void => {
      if (start.button !== 0 || start.pointerType === 'touch') return;
      let isDragged = false;
      const target = element.firstElementChild as HTMLElement;
      const move = (event: PointerEvent): void => {
        const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
        if (!isDragged && Math.hypot(x, y) < FAR) return;
        if (!isDragged && card.id !== null && bench.choosing.forCard(card.id).length > 1) bench.choosing.selected = card.id;
        isDragged = true;
        target.style.translate = `${x}px ${y}px`;
        target.style.zIndex = '12';
        target.style.pointerEvents = 'none';
        event.preventDefault();
      };
      const end = (event: PointerEvent): void => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        if (!isDragged) return;
        addEventListener('click', stop, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
        const under = document.elementFromPoint(event.clientX, event.clientY);
        target.style.translate = target.style.zIndex = target.style.pointerEvents = '';
        if (event.type === 'pointerup') drop(bench, card, under, start.clientY - event.clientY);
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    };
    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function drop(bench: Bench, card: Card, under: Element | null, raised: number): void {
  const { choosing } = bench;
  if (card.id === null) return;
  const own = choosing.options.filter((option) => option.card === card.id);
  const onto = under?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? '';
  const seat = under?.closest<HTMLElement>('[data-seat]')?.dataset.seat;
  const aimed = own.filter((option) => (onto !== '' && option.target === Number(onto)) || (seat !== undefined && option.target_seat === Number(seat)));
  if (aimed.length === 1 && aimed[0]) choosing.pick(aimed[0]);
  else if (raised > OUT && own.length === 1 && own[0]) choosing.pick(own[0]);
}

export function droppable(_: Bench, card: Card): Attachment<HTMLElement> {
  return (element) => {
    if (card.id !== null) element.dataset.drop = String(card.id);
    else delete element.dataset.drop;
  };
}
