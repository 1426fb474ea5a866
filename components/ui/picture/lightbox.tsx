'use client'

import YetAnotherLightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { allowsMotion } from '@/components/ui/allows-motion'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'

export interface LightboxSlide {
  src: string
  alt: string
  width: number | undefined
  height: number | undefined
  description: string | undefined
}

const labels = {
  Previous: 'Предыдущая',
  Next: 'Следующая',
  Close: 'Закрыть',
  'Zoom in': 'Увеличить',
  'Zoom out': 'Уменьшить',
  Lightbox: 'Просмотр фотографий',
  Carousel: 'Фотографии',
  'Photo gallery': 'Фотогалерея',
  '{index} of {total}': '{index} из {total}',
}

const still = { fade: 0, swipe: 0, navigation: 0, zoom: 0 }

/** Screen pixels per picture pixel: small print of a plan becomes readable. */
const CLOSEST = 3

interface LightboxProps {
  slides: LightboxSlide[]
  index: number
  onClose: () => void
}

const withoutArrows = { buttonPrev: () => null, buttonNext: () => null }

export function Lightbox({ slides, index, onClose }: LightboxProps) {
  const isSingle = slides.length < 2
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Zoom]}
      labels={labels}
      animation={allowsMotion() ? {} : still}
      zoom={{ maxZoomPixelRatio: CLOSEST }}
      carousel={{ finite: isSingle }}
      render={isSingle ? withoutArrows : {}}
    />
  )
}
