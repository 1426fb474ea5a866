import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import type { CityAbout } from '@/lib/domains/city/contract'

/** Draws the coat of arms and the flag side by side, and under them the text of the anthem. */
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
