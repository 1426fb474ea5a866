import sprite from '@/components/ui/icon/icons.svg'
import { socialNetworks } from '@/components/ui/share/social-networks'

export function SocialIcon({ icon, className }: { icon: string; className?: string }) {
  const sign = socialNetworks.find((network) => network === icon.toLowerCase()) ?? 'other'
  return (
    <svg aria-hidden className={className} fill="currentColor">
      <use href={`${sprite.src}#social-${sign}`} />
    </svg>
  )
}
