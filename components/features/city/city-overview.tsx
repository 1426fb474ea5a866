import { DataList } from '@/components/ui/data-list'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import type { CityAbout } from '@/lib/domains/city/contract'

/** Draws the city's picture, its figures, the text about it, and the facts beside the text. */
export function CityOverview({ city: { head_img: image, figures, facts, body } }: { city: CityAbout }) {
  return (
    <>
      {image && (
        <Picture
          image={image}
          ratio="natural"
          sizes="(min-width: 76rem) 76rem, 100vw"
          priority
          className="aspect-[4/3] object-cover sm:aspect-[21/9]"
        />
      )}
      {figures.length > 0 && (
        <dl className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-8 gap-y-8">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t-2 border-brand pt-3">
              <dt className="mt-1 text-sm text-ink-soft">{label}</dt>
              <dd className="tabular text-[clamp(1.75rem,3.4vw,2.5rem)] leading-[1.1] font-semibold tracking-tight">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {body && <RichText html={body} className="[&>:first-child]:mt-0" />}
        {facts.length > 0 && (
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-4 text-h3">
              Сведения
            </h2>
            <DataList rows={facts} stacked />
          </section>
        )}
      </div>
    </>
  )
}
