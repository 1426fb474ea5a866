/** Says that an official receives, but every time that can be booked is taken. */
export function AllTaken() {
  return <p>Свободного времени пока нет: на ближайшие недели всё занято</p>
}
