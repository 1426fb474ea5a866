import { Picture } from '@/components/ui/picture/picture'
import type { PictureImage } from '@/components/ui/picture/picture-source'
import { Icon } from '@/components/ui/icon/icon'
import { getHostname } from '@/lib/text/normalize-link'

interface VideoCardProps {
  video: { title: string; url: string; duration?: string | null }
  still: PictureImage | null
  priority?: boolean
  small?: boolean
}

/** Links to the video's site: no third-party player is loaded here. */
export function VideoCard({ video, still, priority = false, small = false }: VideoCardProps) {
  return (
    <a
      href={video.url}
      rel="noopener"
      className="group relative flex h-full flex-col overflow-hidden rounded-card bg-deep text-paper no-underline"
    >
      <span className="relative block">
        <Picture
          image={still}
          ratio="wide"
          sizes={small ? '(min-width: 48rem) 36rem, 100vw' : '(min-width: 64rem) 54rem, 100vw'}
          priority={priority}
          decorative
          className="rounded-b-none"
        />
        <span className="absolute inset-0 flex items-center justify-center">
          <span
            className={
              'flex items-center justify-center rounded-full bg-paper text-brand-strong shadow-above transition-colors ' +
              `group-hover:bg-sun group-hover:text-ink ${small ? 'size-16' : 'size-20'}`
            }
          >
            <Icon name="play" className={`fill-current ${small ? 'ml-1 size-7' : 'ml-1.5 size-9'}`} />
          </span>
        </span>
        {video.duration && (
          <span className="tabular absolute right-3 bottom-3 rounded-sm bg-deep px-2 py-0.5 text-sm font-medium">
            <span className="sr-only">Длительность </span>
            {video.duration}
          </span>
        )}
      </span>
      <span className="block px-5 py-4">
        <span className="block leading-6 font-medium group-hover:underline">{video.title}</span>
        <span className="block text-sm text-on-deep">
          Смотреть на {URL.canParse(video.url) ? getHostname(video.url) : 'другом сайте'}
        </span>
      </span>
    </a>
  )
}
