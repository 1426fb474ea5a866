import type { Field } from 'payload'
import { territory } from '@/lib/domains/discussions/contract'
import { textarea } from '@/lib/platform/fields/basic-fields'

const refusal = 'Нужна геометрия GeoJSON вида Polygon или MultiPolygon'

/** GeoJSON edited as plain text: Payload's JSON editor loads from a foreign host, which law and CSP forbid. */
export const territoryFields: Field[] = [
  {
    name: 'territory',
    type: 'json',
    admin: { hidden: true },
    hooks: {
      beforeValidate: [
        ({ siblingData, value, originalDoc }): unknown => {
          const text: unknown = siblingData.territoryText
          if (typeof text !== 'string') return value
          if (!text.trim()) return null
          // a draft may contain a mistake: the territory stays as it was
          return parse(text) ?? (originalDoc as { territory?: unknown } | undefined)?.territory ?? null
        },
      ],
    },
  },
  textarea('territoryText', 'Территория', {
    virtual: true,
    validate: (text: string | null | undefined) => !text?.trim() || parse(text) !== undefined || refusal,
    admin: {
      description: 'Геометрия GeoJSON вида Polygon или MultiPolygon: сначала долгота, потом широта.',
      readOnly: false,
    },
    hooks: { afterRead: [({ siblingData }) => (siblingData.territory ? JSON.stringify(siblingData.territory) : '')] },
  }),
]

function parse(text: string): unknown {
  try {
    return territory.safeParse(JSON.parse(text.trim())).data
  } catch {
    return undefined
  }
}
