import { classNames } from '@/components/ui/class-names'
import { FoldedSection } from '@/components/ui/details/folded-section'
import { MobileDetails } from '@/components/ui/details/mobile-details'
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
        <dl
          className={classNames(
            'mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-8 sm:max-lg:grid-cols-2',
            'max-lg:[&>:last-child:nth-child(odd)]:col-span-full',
          )}
        >
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
            <DataList rows={facts} layout="stacked" />
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
        <div className="mt-6 grid gap-x-16 max-lg:divide-y max-lg:divide-line-strong lg:mt-8 lg:grid-cols-2 lg:gap-y-12">
          {symbols.map((symbol, index) => (
            <Symbol key={symbol.title} id={`symbol-${index + 1}`} symbol={symbol} />
          ))}
          {anthem && <Anthem anthem={anthem} />}
        </div>
      </div>
    </section>
  )
}

/** The picture is always seen; phones fold its description. */
function Symbol({ id, symbol: { title, body, act, image } }: { id: string; symbol: CityAbout['symbols'][number] }) {
  return (
    <article
      className={classNames(
        'grid items-start gap-x-8',
        image && 'grid-cols-[3.5rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)]',
      )}
    >
      {image && (
        <div className="py-3 lg:py-0">
          <Picture image={image} ratio="natural" sizes="11rem" className="h-auto rounded-none bg-transparent" />
        </div>
      )}
      <FoldedSection id={id} title={title} heading="h3" className="min-w-0 self-center">
        <RichText html={body} />
        {act && <p className="mt-3 text-sm text-ink-soft">{act}</p>}
      </FoldedSection>
    </article>
  )
}

function Anthem({ anthem: { title, authors, text } }: { anthem: NonNullable<CityAbout['anthem']> }) {
  const verses = text.split(/\n\s*\n/).map((verse) => verse.trim())
  return (
    <FoldedSection
      id="anthem"
      title={`Гимн «${title}»`}
      heading="h3"
      className="lg:col-span-full lg:border-t lg:border-line lg:pt-10"
    >
      {authors && <p className="text-sm text-ink-soft">{authors}</p>}
      <div className="mt-6 gap-x-16 sm:columns-2 lg:max-w-4xl">
        {verses.map((verse) => (
          <p key={verse} className="mb-6 break-inside-avoid whitespace-pre-line">
            {verse}
          </p>
        ))}
      </div>
    </FoldedSection>
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
              <li key={title} data-place={title} className="relative py-3 data-active:bg-brand-tint lg:py-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 max-lg:pr-8">
                  <h3 className="text-h3">{title}</h3>
                  {population && <p className="text-sm text-ink-soft">{population}</p>}
                </div>
                <MobileDetails row title={`О районе: ${title}`}>
                  <p className="mt-2">
                    <TextWithContacts text={description} />
                  </p>
                  {latitude !== null && <ShowOnMap id={title} title={title} />}
                </MobileDetails>
              </li>
            ))}
          </ul>
        </PlacesMap>
      </div>
    </TitledSection>
  )
}
