import { Button } from '@/components/ui/button/button'
import { TextInput } from '@/components/ui/field/text-input'
import { Picture } from '@/components/ui/picture/picture'
import { paths } from '@/lib/config/paths'
import type { SimilarClaim } from '@/lib/domains/claims/queue/shapes'
import { describeDistance } from '@/lib/domains/claims/rules'
import { claimStatusName } from '@/lib/domains/claims/states'
import { shorten } from '@/lib/text/shorten'
import type { NamedFieldProps } from '@/components/ui/field/field-attributes'

interface MergeFieldProps extends NamedFieldProps {
  similar: readonly SimilarClaim[]
}

/** Claims nearby, each joined by one press of its own button; any other by its number. */
export function MergeField({ similar, ...field }: MergeFieldProps) {
  return (
    <>
      {/* Enter in the field below presses the first button, which must name no claim */}
      <button type="submit" hidden />
      {similar.length > 0 && (
        <ul aria-label="Рядом о том же" className="divide-y divide-line">
          {similar.map((claim) => (
            <li key={claim.id} className="py-3">
              <Similar claim={claim} />
              <Button type="submit" name={field.name} value={claim.id} variant="secondary" className="mt-2 w-full">
                Объединить с № {claim.id}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextInput {...field} inputMode="numeric" autoComplete="off" />
    </>
  )
}

function Similar({ claim: { id, address, code, text, metres, image } }: { claim: SimilarClaim }) {
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
        , {claimStatusName(code).toLowerCase()}, {describeDistance(metres)}
        <span className="block">{shorten(text, 90)}</span>
        <span className="block text-ink-soft">{address}</span>
      </p>
    </div>
  )
}
