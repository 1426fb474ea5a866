import { Link } from '@/components/ui/link'
import type { ShownPerson } from '@/components/features/government/shown-person'
import { Picture, PortraitTile } from '@/components/ui/picture/picture'
import { HtmlText } from '@/components/ui/text/html-text'

interface PersonCardProps {
  person: ShownPerson
  size?: 'small' | 'large'
  heading?: 'h2' | 'h3' | 'p'
}

export function PersonCard({ person, size = 'small', heading: Heading = 'p' }: PersonCardProps) {
  const { href, name, post, phone, picture } = person
  const large = size === 'large'
  return (
    <div className={large ? 'flex items-start gap-5 sm:gap-7' : 'flex items-start gap-3.5'}>
      {large && !picture ? (
        <PortraitTile />
      ) : (
        <div className={large ? 'w-28 max-w-[35%] shrink-0 sm:w-40' : 'w-14 shrink-0 lg:w-11'}>
          <Picture
            image={picture}
            ratio="portrait"
            sizes={large ? '10rem' : '3.5rem'}
            decorative
            icon="user-round"
            className={large ? '' : 'rounded-field'}
          />
        </div>
      )}
      <div className="min-w-0">
        <Heading className={large ? 'text-h3' : 'leading-6 font-medium'}>
          <Link href={href} className="link-quiet target">
            {name}
          </Link>
        </Heading>
        <p className={large ? 'mt-1.5 text-ink-soft' : 'text-sm text-ink-soft'}>{post}</p>
        {phone && (
          <p className={large ? 'mt-3' : 'mt-1 text-sm'}>
            <HtmlText html={phone} />
          </p>
        )}
      </div>
    </div>
  )
}
