/** Stands in the room of a map until it is there. */
export function MapWaits() {
  return (
    <p role="status" className="grid h-full place-items-center px-6 text-center text-ink-soft">
      Загружаем карту…
    </p>
  )
}
