'use client'

import { Link } from '@/components/ui/link'
import { MyFeed, type FeedEntryViews } from '@/components/features/cabinet/my-feed'
import { paths } from '@/lib/config/paths'
import { ANSWER_DAYS, REGISTER_DAYS } from '@/lib/domains/appeals/contract'
import { formatDays } from '@/lib/text/plural'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

const starts: readonly { icon: IconName; title: string; text: string; href: string }[] = [
  {
    icon: 'map-pin',
    title: 'Сообщить о проблеме',
    text: 'Отметьте на карте яму, свалку или неработающий фонарь, приложите фото.',
    href: paths.reportClaim,
  },
  {
    icon: 'file-text',
    title: 'Написать официальное обращение',
    text: `Зарегистрируют за ${formatDays(REGISTER_DAYS)}, ответят за ${formatDays(ANSWER_DAYS)}.`,
    href: paths.officialAppeal,
  },
  {
    icon: 'lightbulb',
    title: 'Предложить идею',
    text: 'Что стоит построить, посадить или изменить в городе.',
    href: paths.ideas,
  },
]

export function FeedSection({ views }: { views: FeedEntryViews }) {
  return (
    <>
      <p className="mt-2 text-ink-soft">Всё, что вы подали и за что голосовали, и когда ждать ответа.</p>
      <MyFeed views={views}>
        <h3 className="mt-10 text-h3">С чего начать</h3>
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {starts.map(({ icon, title, text, href }) => (
            <li key={href} className="relative flex gap-5 py-5">
              <Icon name={icon} className="mt-0.5 size-7 shrink-0 text-brand stroke-[1.5]" />
              <div>
                <Link href={href} className="link-quiet cover text-lg font-medium">
                  {title}
                </Link>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </MyFeed>
    </>
  )
}
