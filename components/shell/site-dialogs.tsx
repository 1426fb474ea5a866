'use client'

import { ClaimConfirmation, JoinConfirmation } from '@/components/features/claims/email-links'
import { suggestOwnClaim } from '@/components/features/claims/find-own-claim'
import { IdeaThanks, proposeDialog } from '@/components/features/ideas/propose-dialog'
import { UnsubscribeLink } from '@/components/features/news/unsubscribe-link'
import { ReceptionLinks } from '@/components/features/receptions/reception-links'
import { accountDialogs, AccountWatch } from '@/components/features/residents/account-dialogs'
import { searchDialog } from '@/components/features/search/search-dialog'
import { supportDialog } from '@/components/features/support/support-dialog'
import { linksDialogs } from '@/components/features/useful-links/links-dialogs'
import { visionDialog } from '@/components/layout/vision/vision-settings'
import { HashDialogs } from '@/components/ui/dialog/hash-dialogs'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'

const search = searchDialog(suggestOwnClaim)
const needScripts = [...linksDialogs, ...accountDialogs, supportDialog, proposeDialog, visionDialog]
const dialogs = [...needScripts, search]

/** Dialogs that every page can open. */
export function SiteDialogs() {
  return (
    <>
      <AccountWatch />
      <ClaimConfirmation />
      <JoinConfirmation />
      <ReceptionLinks />
      <UnsubscribeLink />
      <IdeaThanks />
      <HashDialogs dialogs={dialogs} />
      <WithoutScripts />
    </>
  )
}

/** Where links to dialogs lead without JavaScript. */
function WithoutScripts() {
  return (
    <noscript>
      <div className="shell py-8">
        {needScripts.map(({ id }) => (
          <span key={id} id={id} />
        ))}
        <p>
          Без JavaScript не работают вход и регистрация, полезные сайты, техническая поддержка, предложение идеи и
          версия для слабовидящих. Включите его в браузере или обратитесь{' '}
          <a href={paths.feedback} className="link">
            другим способом
          </a>
          . Поиск работает:
        </p>
        <form id={search.id} action={paths.search} aria-label="Поиск по порталу" className="mt-4">
          <SearchField id="plain-search" label="Текст поиска" required />
        </form>
      </div>
    </noscript>
  )
}
