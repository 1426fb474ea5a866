import type { Endpoint } from 'payload'
import { bulkMoves, claimMoves } from '@/lib/desk/claims/claim-moves'
import { hiddenAreas } from '@/lib/desk/claims/hidden-areas'
import { postponements } from '@/lib/desk/claims/postponements'
import {
  outageCorrections,
  outageEndings,
  outageResumptions,
  outages,
  outageTerms,
  phoneClaims,
  phoneHints,
} from '@/lib/desk/duty/duty-calls'
import { drafts } from '@/lib/desk/drafts'
import { itemBulkMoves, itemMoves } from '@/lib/desk/items/item-moves'
import { notes } from '@/lib/desk/notes'
import { holders, openings } from '@/lib/desk/openings'
import { photos } from '@/lib/desk/photos'
import { returned, undos } from '@/lib/desk/undo'

/** Calls of the desk, below `/cms`: the session of the staff, its limits and checks of the origin are there. */
export const deskEndpoints: Endpoint[] = [
  bulkMoves,
  claimMoves,
  drafts,
  hiddenAreas,
  holders,
  itemBulkMoves,
  itemMoves,
  notes,
  openings,
  outageCorrections,
  outageEndings,
  outageResumptions,
  outages,
  outageTerms,
  phoneClaims,
  phoneHints,
  photos,
  postponements,
  returned,
  undos,
]
