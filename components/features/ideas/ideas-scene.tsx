/** Draws a park by the sea: trees, a bench, a playground, a bicycle path. */
export function IdeasScene() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 170"
      preserveAspectRatio="xMidYMax slice"
      className="illustration block h-28 w-full sm:h-40"
    >
      <circle cx="1010" cy="62" r="44" className="fill-sun" />
      <path d="M0 104c120-46 210-46 330-8s240 34 360-8 240-46 330-12 120 22 180 8v86H0z" className="fill-brand-tint" />
      <path d="M0 104h1200v66H0z" className="fill-brand" />
      <path
        d="M0 114c40 0 40-8 80-8s40 8 80 8 40-8 80-8 40 8 80 8 40-8 80-8 40 8 80 8 40-8 80-8 40 8 80 8 40-8 80-8 40 8 80 8 40-8 80-8 40 8 80 8 40-8 80-8 40 8 80 8 40-8 80-8v64H0z"
        className="fill-brand-strong"
      />
      <path d="M0 126c200-14 420-14 620-8s400 8 580-4v56H0z" className="fill-status-3" />
      <path d="M0 162c240-14 560-14 1200-4v12H0z" className="fill-sand" />
      <Tree x={110} y={58} />
      <Tree x={186} y={76} small />
      <Tree x={520} y={64} />
      <Tree x={880} y={72} small />
      <Tree x={1120} y={60} />
      <Bench />
      <Swing />
      <path
        d="M690 148a13 13 0 1 0 .1 0zM742 148a13 13 0 1 0 .1 0zM690 148l14-26h26l12 26M704 122l14 26 12-26"
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeLinejoin="round"
        transform="translate(72 -10)"
      />
    </svg>
  )
}

function Tree({ x, y, small = false }: { x: number; y: number; small?: boolean }) {
  const scale = small ? 0.75 : 1
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-3 40h6v52h-6z" className="fill-ink-soft" />
      <path
        d="M0-36c22 0 34 18 30 36 12 8 10 36-14 38h-32c-24-2-26-30-14-38-4-18 8-36 30-36z"
        className="fill-status-3"
      />
      <path d="M2-36c21 1 32 18 28 36 12 8 10 36-14 38H2z" className="fill-ink" opacity="0.12" />
    </g>
  )
}

function Bench() {
  return (
    <g>
      <path d="M290 122h86M290 132h86" className="stroke-brand-strong" strokeWidth="6" />
      <path d="M300 120v36M366 120v36" className="stroke-ink" strokeWidth="5" />
    </g>
  )
}

function Swing() {
  return (
    <g className="fill-none stroke-danger" strokeWidth="6">
      <path d="M590 156l22-74h60l22 74" strokeLinejoin="round" />
      <path d="M630 84v46M654 84v46M624 131h36" className="stroke-ink" strokeWidth="4" />
    </g>
  )
}
