/** A day or moment that the server has formatted. */
export interface ShownTime {
  /** Value of `datetime`. */
  value: string
  text: string
  /** On paper the day stands before a time of today. */
  day?: string | undefined
}

export function TimeText({ time: { value, text, day }, className }: { time: ShownTime; className?: string }) {
  return (
    <time dateTime={value} data-day={day} className={className}>
      {text}
    </time>
  )
}
