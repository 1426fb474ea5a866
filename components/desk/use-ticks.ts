import { useSyncExternalStore } from 'react'
import { BULK_FORM } from '@/components/desk/bulk-tick'

/** The server renders the boxes of the rows, so the page is what knows which are ticked. */
export function listTicks(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[name=items][form=${BULK_FORM}]`)]
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('change', onChange)
  return () => document.removeEventListener('change', onChange)
}

/** Number of ticked rows. */
export function useTicked(): number {
  return useSyncExternalStore(
    subscribe,
    () => listTicks().filter(({ checked }) => checked).length,
    () => 0,
  )
}

/** Ticks or clears the rows that the test names, as a press on each would. */
export function setTicks(isTicked: boolean, isChosen: (tick: HTMLInputElement) => boolean = () => true): void {
  for (const tick of listTicks().filter(isChosen)) tick.checked = isTicked
  document.dispatchEvent(new Event('change'))
}
