'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useEffect, useState, type ReactNode } from 'react'
import { SocialLinks } from '@/components/ui/share/social-links'
import { Picture } from '@/components/ui/picture/picture'
import { BreakableText } from '@/components/ui/text/line-breaks'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { call } from '@/lib/client/call'
import { paths } from '@/lib/config/paths'
import type { MayorCard } from '@/lib/domains/mayor/contract'
import { getSite } from '@/lib/domains/site/contract'
import { typesetData } from '@/lib/text/typography'

/** Nothing if it cannot be loaded: the section's links stay. */
export function MenuMayor({ waiting }: { waiting: ReactNode }) {
  const [mayor, setMayor] = useState<MayorCard | null>()
  useEffect(() => {
    call(getSite)
      .then((answer) => setMayor(typesetData(answer.mayor)))
      .catch(() => setMayor(null))
  }, [])
  if (mayor === undefined) return waiting
  return mayor && <Card mayor={mayor} />
}

function Card({ mayor }: { mayor: MayorCard }) {
  return (
    <div className="menu-card">
      <div className="wide:row-span-2">
        <Picture image={mayor.head_img} ratio="portrait" sizes="9rem" decorative icon="user-round" />
      </div>
      <p className="text-h3">
        <a href={paths.mayor} className="link-quiet">
          {mayor.surname}
          <br />
          {mayor.name} {mayor.patronymic}
        </a>
      </p>
      <div className="col-span-2 wide:col-span-1">
        {mayor.description && (
          <p className="mb-2 text-sm text-ink-soft">
            <TextWithContacts text={mayor.description} />
          </p>
        )}
        {mayor.email && (
          <a
            href={`mailto:${mayor.email}`}
            className="link inline-flex min-h-11 max-w-full items-center gap-2 break-words"
          >
            <Icon name="mail" className="size-5 shrink-0" />
            <span className="min-w-0">
              <BreakableText text={mayor.email} />
            </span>
          </a>
        )}
        <SocialLinks socials={mayor.socials} label="Глава города в социальных сетях" className="mt-1" />
      </div>
    </div>
  )
}
