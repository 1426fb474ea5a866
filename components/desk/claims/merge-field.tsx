'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { TextInput } from '@/components/ui/field/text-input'
import { Picture } from '@/components/ui/picture/picture'
import { paths } from '@/lib/config/paths'
import type { SimilarClaim } from '@/lib/domains/claims/queue/shapes'
import { describeDistance, parseClaimNumber } from '@/lib/domains/claims/rules'
import { shorten } from '@/lib/text/shorten'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'

/** Field of the «Да» to the claim that the portal has named. */
export const MERGE_YES = 'sure'

interface MergeFieldProps extends NamedFieldProps {
  similar: readonly SimilarClaim[]
  /** Question that the portal asks before the merge. */
  question: string | undefined
}

/** Claims nearby that wait for an answer, each joined by its own button; any other by its number. */
export function MergeField({ similar, question, ...field }: MergeFieldProps) {
  const [target, setTarget] = useState('')
  const waiting = similar.filter(({ isOpen }) => isOpen)
  const unpublished = similar.filter(({ isUnpublished }) => isUnpublished)
  const answered = similar.filter(({ isOpen, isUnpublished }) => !isOpen && !isUnpublished)
  return (
    <>
      {/* Enter in the field below presses the first button, which must name no claim */}
      <button type="submit" hidden />
      {question && target && <Question words={question} target={target} />}
      {waiting.length > 0 && (
        <ul aria-label="Рядом о том же" className="divide-y divide-line">
          {waiting.map((claim) => (
            <li key={claim.id} className="py-3">
              <Similar claim={claim} />
              <Button
                type="submit"
                name={field.name}
                value={claim.id}
                variant="secondary"
                className="mt-2 w-full"
                onClick={() => setTarget(String(claim.id))}
              >
                Объединить с № {claim.id}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextInput
        {...field}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target: { value } }) => setTarget(String(parseClaimNumber(value) ?? value))}
      />
      <Others label="Рядом, ещё на модерации" claims={unpublished}>
        Рядом о том же, но ещё на модерации, сначала опубликуйте:
      </Others>
      <Others label="Рядом, но уже с ответом" claims={answered}>
        Рядом о том же, но ответ уже дан:
      </Others>
    </>
  )
}

function Question({ words, target }: { words: string; target: string }) {
  return (
    <div role="alert" tabIndex={-1} className="rounded-field bg-sun-tint px-3.5 py-3">
      <p className="wrap-anywhere">{words}</p>
      <Button type="submit" name={MERGE_YES} value={target} className="mt-2 w-full">
        Да, объединить с № {target}
      </Button>
    </div>
  )
}

interface OthersProps {
  label: string
  claims: readonly SimilarClaim[]
  children: string
}

/** Claims nearby that no other can be merged into. */
function Others({ label, claims, children }: OthersProps) {
  if (claims.length === 0) return null
  return (
    <section aria-label={label}>
      <p className="text-sm text-ink-soft">{children}</p>
      <ul className="divide-y divide-line">
        {claims.map((claim) => (
          <li key={claim.id} className="py-3">
            <Similar claim={claim} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Similar({ claim: { id, address, state, text, metres, image } }: { claim: SimilarClaim }) {
  return (
    <div className="flex gap-3 text-sm">
      {image && (
        <span className="h-14 w-18 shrink-0">
          <Picture image={image} sizes="72px" decorative className="h-full rounded-sm object-cover" />
        </span>
      )}
      <p className="min-w-0 wrap-anywhere">
        <a href={paths.deskClaim(id)} className="link target">
          № {id}
        </a>
        , {state.toLowerCase()}, {describeDistance(metres)}
        <span className="block">{shorten(text, 90)}</span>
        <span className="block text-ink-soft">{address}</span>
      </p>
    </div>
  )
}
