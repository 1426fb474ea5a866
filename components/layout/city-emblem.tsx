import { pictureSource, type PictureImage } from '@/components/ui/picture/picture-source'

export function CityEmblem({ emblem, className }: { emblem: PictureImage | null; className: string }) {
  if (emblem) {
    const { src, width, height } = pictureSource(emblem, 'whole')
    const look = `object-contain ${className}`
    // pictures of the page's content load first
    return <img src={src} alt="" width={width} height={height} fetchPriority="low" className={look} />
  }
  return <DrawnEmblem className={className} />
}

function DrawnEmblem({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 48" className={className}>
      <path d="M2 2h36v24c0 10-7.5 16.5-18 20C9.5 42.5 2 36 2 26z" className="fill-brand" />
      <circle cx="20" cy="15" r="6.5" className="fill-sun" />
      <path d="M8 30V17h3v3h2.500v-3h3v3H20v-3h3.500v3H26v-3h3v3h3v10z" className="fill-paper" />
      <path d="M17.5 30v-4.500a2.5 2.5 0 0 1 5 0V30z" className="fill-brand-strong" />
      <path
        d={
          'M2 27.500c3 0 3 2.5 6 2.500s3-2.5 6-2.5 3 2.5 6 2.5 3-2.5 6-2.5 3 2.5 6 2.5 3-2.5 6-2.500' +
          'C37.5 36.8 30.3 42.6 20 46 9.7 42.6 2.5 36.8 2 27.500z'
        }
        className="fill-brand-strong"
      />
      <path
        d="M5 34.500c2.5 0 2.5 2 5 2s2.5-2 5-2 2.5 2 5 2 2.5-2 5-2 2.5 2 5 2 2.5-2 5-2"
        className="fill-none stroke-paper"
        strokeWidth="1.6"
      />
    </svg>
  )
}
