/** Elapsed share of a term, 0 to 1. Not read out: the text beside it says the same. */
export function DaysBar({ share }: { share: number }) {
  return (
    <svg aria-hidden data-meter width="100%" height="8">
      <rect width="100%" height="8" rx="4" className="fill-line" />
      <rect width={`${Math.round(share * 1000) / 10}%`} height="8" rx="4" className="fill-sun" />
    </svg>
  )
}
