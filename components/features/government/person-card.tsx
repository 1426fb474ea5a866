import Link from 'next/link'
import { PhoneLink } from '@/components/ui/text/contact-links'
import { Picture } from '@/components/ui/picture/picture'
import type { PictureImage } from '@/components/ui/picture/picture-source'
import { fullName } from '@/lib/text/person-name'

interface Person {
  surname: string
  name: string
  patronymic: string | null
  head_img: PictureImage | null
}

interface PersonCardProps {
  person: Person
  href: string
  post: string
  phone?: string | null
  size?: 'small' | 'large'
  heading?: 'h2' | 'h3' | 'p'
}

export function PersonCard({ person, href, post, phone, size = 'small', heading: Heading = 'p' }: PersonCardProps) {
  const large = size === 'large'
  return (
    <div className={large ? 'flex items-start gap-5 sm:gap-7' : 'flex items-start gap-3.5'}>
      <div className={large ? 'w-28 max-w-[35%] shrink-0 sm:w-40' : 'w-14 shrink-0'}>
        <Picture
          image={person.head_img}
          ratio="portrait"
          sizes={large ? '10rem' : '3.5rem'}
          decorative
          className={large ? '' : 'rounded-field'}
        />
      </div>
      <div className="min-w-0">
        <Heading className={large ? 'text-h3' : 'leading-6 font-medium'}>
          <Link href={href} prefetch={false} className="link-quiet target">
            {fullName(person)}
          </Link>
        </Heading>
        <p className={large ? 'mt-1.5 text-ink-soft' : 'text-sm text-ink-soft'}>{post}</p>
        {phone && (
          <p className={large ? 'mt-3' : 'mt-1 text-sm'}>
            <PhoneLink phone={phone} className="link target" />
          </p>
        )}
      </div>
    </div>
  )
}
