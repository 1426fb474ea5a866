/** Ends every page at the sea: two swells, the near one is the footer itself. */
export function FooterSea() {
  return (
    <div aria-hidden className="relative -mb-px h-16 overflow-hidden print:hidden">
      <div className="swell absolute inset-x-0 bottom-3 -left-48 h-10 bg-brand-tint" />
      <div className="swell absolute inset-x-0 bottom-0 -left-24 h-11 bg-brand" />
      <div className="swell absolute inset-x-0 -bottom-1 -left-[30rem] h-9 bg-deep" />
    </div>
  )
}
