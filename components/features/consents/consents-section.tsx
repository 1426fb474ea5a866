'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Failed, Loading } from '@/components/account/cabinet-section'
import { Button } from '@/components/ui/button/button'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import { MomentText } from '@/components/ui/text/date-text'
import { call, type Input } from '@/lib/client/call'
import {
  changeConsent,
  listConsents,
  REGISTRATION_CONSENT_REQUIRED,
  type GivenConsent,
} from '@/lib/domains/consents/contract'
import { ErrorText } from '@/components/ui/text/error-text'
import { typeset, typesetData } from '@/lib/text/typography'

/** Consents with version and time; each can be withdrawn (152-ФЗ, art. 9). */
export function ConsentsSection() {
  const { data: consents, isError, refetch } = useConsents()
  const change = useChangeConsent()
  if (isError) return <Failed retry={refetch} />
  if (!consents) return <Loading />
  return (
    <>
      <p className="mt-3 text-ink-soft">Согласия на обработку персональных данных, по одному на каждую цель.</p>
      <ErrorText error={change.error} className="mt-4" />
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {consents.map((consent) => (
          <ConsentRow
            key={consent.purpose}
            consent={consent}
            isBusy={change.isPending}
            onChange={() => change.mutate({ purpose: consent.purpose, is_given: !consent.is_given })}
          />
        ))}
      </ul>
    </>
  )
}

interface ConsentRowProps {
  consent: GivenConsent
  isBusy: boolean
  onChange: () => void
}

function ConsentRow({ consent, isBusy, onChange }: ConsentRowProps) {
  const stays = consent.purpose === 'registration'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <a href={consent.url} className="link font-medium">
          {consent.title}
        </a>
        <p className="mt-1 text-sm text-ink-soft">
          <State consent={consent} />
        </p>
        {stays && <p className="mt-1 text-sm text-ink-soft">{typeset(`${REGISTRATION_CONSENT_REQUIRED}.`)}</p>}
      </div>
      {!stays && (
        <Button variant="secondary" size="small" disabled={isBusy} onClick={onChange}>
          {consent.is_given ? 'Отозвать' : 'Дать согласие'}
        </Button>
      )}
    </li>
  )
}

function State({ consent: { is_given, given_at, withdrawn_at, version, is_outdated } }: { consent: GivenConsent }) {
  if (is_given && given_at)
    return (
      <>
        Дано <MomentText value={given_at} prefix="" zone={cityTimeZone()} />, редакция {version}
        {is_outdated && '. С тех пор текст изменился'}
      </>
    )
  if (withdrawn_at)
    return (
      <>
        Отозвано <MomentText value={withdrawn_at} prefix="" zone={cityTimeZone()} />
      </>
    )
  return 'Не давалось'
}

const consentsKey = ['consents']

function useConsents() {
  return useQuery({ queryKey: consentsKey, queryFn: async () => typesetData(await call(listConsents)).consents })
}

function useChangeConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof changeConsent>['body']) => call(changeConsent, { body }),
    onSuccess: ({ consents }) => client.setQueryData(consentsKey, consents),
  })
}
