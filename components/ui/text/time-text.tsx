/** A day or moment that the server has formatted. */
export interface ShownTime {
  /** Value of `datetime`. */
  value: string
  text: string
}

export function TimeText({ time: { value, text }, className }: { time: ShownTime; className?: string }) {
  return (
    <time dateTime={value} className={className}>
      {text}
    </time>
  )
}
