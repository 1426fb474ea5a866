import sprite from '@/components/ui/icon/icons.svg'

/** Networks with a sign of their own; others get a globe. */
const socialNetworks = ['vk', 'telegram', 'ok', 'max', 'rutube'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

export function SocialIcon({ icon, className }: { icon: string; className?: string }) {
  const sign = socialNetworks.find((network) => network === icon.toLowerCase()) ?? 'other'
  return (
    <svg aria-hidden className={className} fill="currentColor">
      <use href={`${sprite.src}#social-${sign}`} />
    </svg>
  )
}
