import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { EmptyState } from '@/components/ui/list/empty-state'
import { PhoneLink, TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { Channel, ChannelKind } from '@/lib/domains/feedback/contract'
import { typeset } from '@/lib/text/typography'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'
import { TitledSection } from '@/components/ui/text/titled-section'

const places: Record<ChannelKind, { href: string; icon: IconName }> = {
  duty: { href: paths.dutyService, icon: 'siren' },
  claim: { href: paths.reportClaim, icon: 'map-pinned' },
  support: { href: '#support', icon: 'monitor-cog' },
  appeal: { href: paths.officialAppeal, icon: 'file-text' },
  reception: { href: paths.reception, icon: 'building-complex' },
  discussion: { href: paths.discussions, icon: 'messages-square' },
  idea: { href: paths.ideas, icon: 'lightbulb' },
}

const groups: { title: string; hint: string; kinds: readonly ChannelKind[] }[] = [
  { title: 'Что-то случилось', hint: 'Авария, яма, ошибка на сайте', kinds: ['duty', 'claim', 'support'] },
  { title: 'Нужен ответ', hint: 'Письменный или при встрече', kinds: ['appeal', 'reception'] },
  { title: 'Хочу повлиять', hint: 'На планы и решения города', kinds: ['discussion', 'idea'] },
]

interface ChannelsListProps {
  channels: readonly Channel[]
  dutyPhone: string | null
}

export function ChannelsList({ channels, dutyPhone }: ChannelsListProps) {
  if (channels.length === 0)
    return <EmptyState title="Способы обратиться пока не описаны">Позвоните нам: телефоны в контактах ниже.</EmptyState>
  return (
    <TitledSection id="channels" title="Что вы хотите сделать?">
      {groups.map(({ title, hint, kinds }) => {
        const own = channels.filter(({ kind }) => kinds.includes(kind))
        if (own.length === 0) return null
        return (
          <section
            key={title}
            aria-label={title}
            className="mt-6 border-t border-line-strong lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-12"
          >
            <div className="pt-4 sm:pt-6">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1 text-ink-soft">{typeset(hint)}</p>
            </div>
            <ul className="divide-y divide-line">
              {own.map((channel, index) => (
                <ChannelRow key={index} channel={channel} phone={channel.kind === 'duty' ? dutyPhone : null} />
              ))}
            </ul>
          </section>
        )
      })}
    </TitledSection>
  )
}

function ChannelRow({ channel, phone }: { channel: Channel; phone: string | null }) {
  const { kind, title, purpose, term, answered_by: answeredBy } = channel
  const { href, icon } = places[kind]
  const look = 'link-quiet cover'
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4 sm:grid-cols-[auto_minmax(0,1fr)_1.5rem] sm:gap-x-5 sm:py-6">
      <span
        className={classNames(
          'flex size-10 items-center justify-center rounded-full bg-brand-tint sm:size-12 text-brand-strong',
          'transition-colors group-hover:bg-brand-strong group-hover:text-paper',
        )}
      >
        <Icon name={icon} className="size-5 sm:size-6" />
      </span>
      <div className="min-w-0 gap-x-12 xl:grid xl:grid-cols-[minmax(0,1fr)_19rem]">
        <h4 className="pt-0.5 text-xl leading-7 font-semibold text-brand-strong max-sm:pr-8 xl:col-start-1">
          {href.startsWith('#') ? (
            <a href={href} className={look}>
              {title}
            </a>
          ) : (
            <Link href={href} className={look}>
              {title}
            </Link>
          )}
        </h4>
        <p className="mt-1 max-w-measure xl:col-start-1">
          <TextWithContacts text={purpose} />
        </p>
        {phone && (
          <p className="mt-2 xl:col-start-1">
            <PhoneLink phone={phone} className="link target font-semibold" />
          </p>
        )}
        <dl className="mt-2 space-y-1 text-sm xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:space-y-2 xl:pt-1">
          <Fact term="Когда ответят" value={term} />
          <Fact term="Кто отвечает" value={answeredBy} />
        </dl>
      </div>
      <Icon
        name="chevron-right"
        className={classNames(
          'mt-3 size-6 text-ink-soft transition-transform max-sm:absolute max-sm:top-4 max-sm:right-0',
          'group-hover:translate-x-1 group-hover:text-brand-strong',
        )}
      />
    </li>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="inline text-ink-soft xl:block">
        {term}
        <span className="xl:hidden">: </span>
      </dt>
      <dd className="inline font-medium xl:block">{value}</dd>
    </div>
  )
}
