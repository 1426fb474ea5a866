import { DataList } from '@/components/ui/list/data-list'
import { Picture } from '@/components/ui/picture/picture'
import { RichText } from '@/components/ui/text/rich-text'
import type { CityAbout, District } from '@/lib/domains/city/contract'
import { PlacesMap } from '@/components/map/places-map'
import { ShowOnMap } from '@/components/map/show-on-map'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { TitledSection } from '@/components/ui/text/titled-section'

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
          <TitledSection id="facts" title="Сведения" headingClassName="mb-4 text-h3">
            <DataList rows={facts} stacked />
          </TitledSection>
        )}
      </div>
    </>
  )
}

export function CitySymbols({ city: { symbols, anthem } }: { city: CityAbout }) {
  if (symbols.length === 0 && !anthem) return null
  return (
    <section aria-labelledby="symbols" className="bg-sand py-12 sm:py-16 lg:py-20">
      <div className="shell">
        <h2 id="symbols" className="text-h2">
          Символы города
        </h2>
        <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {symbols.map((symbol) => (
            <Symbol key={symbol.title} symbol={symbol} />
          ))}
        </div>
        {anthem && <Anthem anthem={anthem} />}
      </div>
    </section>
  )
}

function Symbol({ symbol: { title, body, act, image } }: { symbol: CityAbout['symbols'][number] }) {
  return (
    <article className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {image && (
        <div className="w-36 sm:w-full">
          <Picture image={image} ratio="natural" sizes="11rem" className="h-auto rounded-none bg-transparent" />
        </div>
      )}
      <div className="min-w-0">
        <h3 className="text-h3">{title}</h3>
        <RichText html={body} className="mt-3" />
        {act && <p className="mt-3 text-sm text-ink-soft">{act}</p>}
      </div>
    </article>
  )
}

function Anthem({ anthem: { title, authors, text } }: { anthem: NonNullable<CityAbout['anthem']> }) {
  const verses = text.split(/\n\s*\n/).map((verse) => verse.trim())
  return (
    <article className="mt-14 border-t border-line pt-10">
      <h3 className="text-h3">Гимн «{title}»</h3>
      {authors && <p className="mt-1 text-sm text-ink-soft">{authors}</p>}
      <div className="mt-6 gap-x-16 sm:columns-2 lg:max-w-4xl">
        {verses.map((verse) => (
          <p key={verse} className="mb-6 break-inside-avoid whitespace-pre-line">
            {verse}
          </p>
        ))}
      </div>
    </article>
  )
}

export function CityDistricts({ districts }: { districts: readonly District[] }) {
  if (districts.length === 0) return null
  const places = districts.map(({ title, address, latitude, longitude, population }) => ({
    id: title,
    title,
    address,
    latitude,
    longitude,
    note: population ?? undefined,
  }))
  return (
    <TitledSection id="districts" title="Районы" className="shell py-12 sm:py-16 lg:py-20">
      <div className="mt-6">
        <PlacesMap label="Районы города на карте" layout="side" places={places}>
          <ul className="divide-y divide-line border-y border-line">
            {districts.map(({ title, description, population, latitude }) => (
              <li key={title} data-place={title} className="py-5 data-active:bg-brand-tint">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <h3 className="text-h3">{title}</h3>
                  {population && <p className="text-sm text-ink-soft">{population}</p>}
                </div>
                <p className="mt-2">
                  <TextWithContacts text={description} />
                </p>
                {latitude !== null && <ShowOnMap id={title} title={title} />}
              </li>
            ))}
          </ul>
        </PlacesMap>
      </div>
    </TitledSection>
  )
}
