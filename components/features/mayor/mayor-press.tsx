import { DownloadLinks } from '@/components/ui/file/download-links'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/config/paths'
import type { ImageObject } from '@/lib/contract/shapes'
import { TitledSection } from '@/components/ui/text/titled-section'

interface MayorPressProps {
  portrait: ImageObject | null
  emblem: ImageObject | null
  hasBiography: boolean
}

export function MayorPress({ portrait, emblem, hasBiography }: MayorPressProps) {
  const files = [
    { title: 'Портрет', image: portrait },
    { title: 'Герб города', image: emblem },
  ]
  const links = files.flatMap(({ title, image }) => (image ? [{ title, href: pictureSource(image, 'whole').src }] : []))
  if (hasBiography) links.push({ title: 'Биография', href: paths.mayorBiography })
  return (
    <TitledSection id="mayor-press" title="Для прессы" headingClassName="text-h3" className="print:hidden">
      <DownloadLinks links={links} label="глава города" />
      <p className="text-sm">
        <Link
          href={`${paths.reference}?text=${encodeURIComponent('пресс-служба')}`}
          className="link target inline-block py-2.5"
        >
          Телефон и почта пресс-службы
        </Link>
      </p>
    </TitledSection>
  )
}
