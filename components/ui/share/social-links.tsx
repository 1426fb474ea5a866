import { classNames } from '@/components/ui/class-names'
import sprite from '@/components/ui/icon/icons.svg'

export interface SocialLink {
  title: string
  link: string
  icon: string
}

interface SocialLinksProps {
  socials: readonly SocialLink[]
  label: string
  look?: keyof typeof looks
  className?: string
}

const looks = {
  ruled: 'border border-line text-ink-soft hover:border-brand hover:text-brand-strong',
  filled: 'bg-paper text-ink-soft hover:text-brand-strong',
  deep: 'border border-line-on-deep text-on-deep hover:border-paper hover:text-paper',
}

export function SocialLinks({ socials, label, look = 'ruled', className }: SocialLinksProps) {
  if (socials.length === 0) return null
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {socials.map((social) => (
        <li key={social.link}>
          <a
            href={social.link}
            target="_blank"
            rel="noopener me"
            className={`flex size-11 items-center justify-center rounded-full transition-colors ${looks[look]}`}
          >
            <SocialIcon icon={social.icon} className="size-5" />
            <span className="sr-only">{social.title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Networks with a sign of their own; others get a globe. */
const socialNetworks = ['vk', 'telegram', 'ok', 'max', 'rutube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export function SocialIcon({ icon, className }: { icon: string; className: string }) {
  const sign = socialNetworks.find((network) => network === icon.toLowerCase()) ?? 'other'
  return (
    <svg aria-hidden className={className} fill="currentColor">
      <use href={`${sprite.src}#social-${sign}`} />
    </svg>
  )
}
