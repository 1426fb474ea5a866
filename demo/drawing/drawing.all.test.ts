import { moments } from '@/lib/content/seed/pictures/city-picture'
import type { PictureSubject, SceneWords } from './drawing'
import { drawBeforeAfter } from './draw-before-after'
import { drawCardView } from './draw-card'
import { drawEmblem } from './draw-emblem'
import { drawPanorama } from './draw-panorama'
import { drawPicture } from './draw-picture'
import { drawPortrait } from './draw-portrait'
import { pairKinds } from './scenes/before-after'
import { compositions } from './scenes/compositions'

const subjects = Object.keys(compositions) as PictureSubject[]

function picture(subject: PictureSubject, rest: Partial<SceneWords> = {}): SceneWords {
  return { subject, variant: 0, ...rest }
}

describe('pictures', () => {
  it.each(subjects)('%s is whole, small and free of broken numbers', (subject) => {
    for (const variant of [0, 1, 2, 3]) {
      const svg = drawPicture(picture(subject, { variant, season: 'winter', light: 'evening' }))
      expect(svg).toMatch(/^<svg [^>]*width="1600" height="1000"/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<filter/)
      expect(svg.length).toBeLessThan(80_000)
    }
  })

  it('are the same for the same description', () => {
    const description = picture('market', { season: 'autumn', light: 'morning', variant: 5 })
    expect(drawPicture(description)).toBe(drawPicture({ ...description }))
  })

  it('differ between subjects, variants, seasons and lights', () => {
    const drawings = subjects.flatMap((subject) => [
      drawPicture(picture(subject)),
      drawPicture(picture(subject, { variant: 1 })),
      drawPicture(picture(subject, { variant: 4 })),
      drawPicture(picture(subject, { season: 'winter' })),
    ])
    expect(new Set(drawings).size).toBe(drawings.length)
    expect(drawPicture(picture('coast', { light: 'night' }))).not.toBe(drawPicture(picture('coast')))
  })

  it('take the size asked for', () => {
    expect(drawPicture(picture('park'), { width: 800, height: 800 })).toMatch(/^<svg [^>]*width="800" height="800"/)
  })
})

describe('portraits', () => {
  const seeds = (['male', 'female'] as const).flatMap((gender) =>
    (['young', 'middle', 'old'] as const).flatMap((age) =>
      Array.from({ length: 12 }, (_, variant) => ({ variant, gender, age })),
    ),
  )

  it('are all different and stay the same', () => {
    const portraits = seeds.map(drawPortrait)
    expect(new Set(portraits).size).toBe(seeds.length)
    expect(seeds.map(drawPortrait)).toEqual(portraits)
    expect(portraits.join('')).not.toMatch(/NaN|undefined/)
  })
})

describe('pairs before and after', () => {
  it.each(pairKinds())('%s shows one place twice', (kind) => {
    const [before, after] = moments.map((moment) => drawBeforeAfter({ pair: kind, variant: 1, moment }))
    expect(before).not.toBe(after)
    expect(before?.slice(0, 200)).toBe(after?.slice(0, 200))
    expect(drawBeforeAfter({ pair: kind, variant: 1, moment: 'before' })).toBe(before)
    expect(drawBeforeAfter({ pair: kind, variant: 2, moment: 'before' })).not.toBe(before)
    expect(`${before}${after}`).not.toMatch(/NaN|undefined/)
  })
})

describe('pictures of the site itself', () => {
  it('are whole and always the same', () => {
    for (const draw of [drawPanorama, drawCardView, drawEmblem]) {
      expect(draw()).toBe(draw())
      expect(draw()).not.toMatch(/NaN|undefined/)
    }
    expect(drawPanorama()).toMatch(/width="2400" height="1000"/)
    expect(drawCardView()).toMatch(/width="1200" height="630"/)
    // the portal writes on it itself
    expect(drawCardView()).not.toContain('<text')
  })
})
