import type { ReactNode } from 'react'
import { HeroActions, type HeroAction } from '@/components/features/home/hero-actions'
import { pictureSource } from '@/components/ui/picture/picture-source'
import { paths } from '@/lib/config/paths'
import type { Home } from '@/lib/domains/home/contract'
import { typesetData } from '@/lib/text/typography'
import { ANSWER_DAYS } from '@/lib/domains/appeals/contract'
import { formatDays } from '@/lib/text/plural'

const actions: HeroAction[] = [
  {
    title: 'Сообщить о проблеме',
    text: 'Отметьте на карте яму, свалку или погасший фонарь',
    href: paths.reportClaim,
    sketch: 'problem',
  },
  {
    title: 'Официальное обращение',
    text: `Письменный ответ за ${formatDays(ANSWER_DAYS)} после регистрации`,
    href: paths.officialAppeal,
    sketch: 'envelope',
  },
  {
    title: 'Предложить идею',
    text: 'Если её поддержат соседи, администрация ответит официально',
    href: paths.proposeIdea,
    sketch: 'idea',
  },
]

interface HomeHeroProps {
  city: string
  question: string
  panorama: Home['panorama']
  search: ReactNode
}

export function HomeHero({ city, question, panorama, search }: HomeHeroProps) {
  return (
    <div className="bg-brand-strong text-paper">
      <div data-panorama className="relative overflow-hidden">
        <Panorama panorama={panorama} />
        <Water />
      </div>
      <div className="shell deep-focus pt-4 pb-5 sm:pt-4 sm:pb-5">
        <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
          <h1>
            <span className="block">{city ? `${city}, официальный портал` : 'Официальный портал города'}</span>
            <span className="mt-1 block text-h1 sm:text-[clamp(2.25rem,4.4vw,3.5rem)]">{question}</span>
          </h1>
          {search}
        </div>
        <HeroActions actions={typesetData(actions)} />
      </div>
      <div aria-hidden className="swell -mb-px h-6 bg-sand" />
    </div>
  )
}

/** Decorative unless the city's picture has an alt text. */
function Panorama({ panorama }: { panorama: Home['panorama'] }) {
  const look =
    'block h-28 w-full object-cover object-[40%_78%] sm:h-[clamp(9rem,min(27vw,26svh),24rem)] sm:object-[50%_69%]'
  if (!panorama) {
    return <img src="/pictures/panorama.svg" alt="" width={1920} height={640} fetchPriority="high" className={look} />
  }
  const { src, srcSet, width, height } = pictureSource(panorama, 'cropped')
  return (
    <img
      src={src}
      srcSet={srcSet}
      width={width}
      height={height}
      alt={panorama.img.alt}
      sizes="100vw"
      fetchPriority="high"
      className={look}
    />
  )
}

function Water() {
  return (
    <div aria-hidden className="absolute inset-x-0 -bottom-px h-10 overflow-hidden sm:h-14">
      <div className="swell absolute inset-x-0 bottom-0 -left-48 h-9 bg-brand sm:h-13" />
      <div className="swell absolute inset-x-0 bottom-0 -left-[34rem] h-6 bg-brand-strong sm:h-9" />
    </div>
  )
}
