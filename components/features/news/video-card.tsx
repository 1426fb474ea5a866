import { Play } from 'lucide-react'
import { Picture } from '@/components/ui/picture'
import type { NewsItem } from '@/lib/contract/news'

interface VideoCardProps {
  video: NonNullable<NewsItem['video']>
  still: NewsItem['head_img']
}

/** A still frame that leads to where the video lives: no foreign player is loaded here. */
export function VideoCard({ video, still }: VideoCardProps) {
  return (
    <a
      href={video.url}
      rel="noopener"
      className="group relative block overflow-hidden rounded-card bg-deep text-paper no-underline"
    >
      <Picture image={still} ratio="wide" sizes="(min-width: 64rem) 54rem, 100vw" priority decorative />
      <span className="absolute inset-0 flex items-center justify-center pb-16">
        <span className="flex size-20 items-center justify-center rounded-full bg-paper text-brand-strong shadow-above transition-colors group-hover:bg-sun group-hover:text-ink">
          <Play aria-hidden className="ml-1.5 size-9 fill-current" />
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 block bg-deep px-5 py-4">
        <span className="block leading-6 font-medium group-hover:underline">{video.title}</span>
        <span className="block text-sm text-on-deep">Смотреть на {hostOf(video.url)}</span>
      </span>
    </a>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : 'другом сайте'
}
