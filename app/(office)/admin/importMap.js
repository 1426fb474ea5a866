import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CheckboxDiff as CheckboxDiff_eef855c03fa01a8ee99d8e358bffc1cd } from '../../../lib/office/checkbox-diff'
import { CopyButton as CopyButton_0ad05d270e746f8aaa7883be04723b32 } from '../../../lib/office/copy-button'
import { TextCell as TextCell_8e9a8b5870112f51ae5aaeffad6bbe9e } from '../../../lib/office/list-cells'
import { ApprovalPanel as ApprovalPanel_5813867d0e9b843fb3613f58b3d6d767 } from '../../../lib/office/approval/approval-panel'
import { VersionList as VersionList_781fee4022867fb1ea5466f047cf4c52 } from '../../../lib/office/version-list'
import { CommonSynonymsButton as CommonSynonymsButton_8f413f80e9634a2a90d799d97a6f92b2 } from '../../../lib/office/common-synonyms-button'
import { PictureCell as PictureCell_8e9a8b5870112f51ae5aaeffad6bbe9e } from '../../../lib/office/list-cells'
import { ConfirmSave as ConfirmSave_b6785039dc6be77c34f7a04d72443862 } from '../../../lib/office/confirm-save'
import { ClockNotice as ClockNotice_86e35e98b76041ab87adaf326265d5f9 } from '../../../lib/office/clock-notice'
import { OfficeLogo as OfficeLogo_2e30f9d829b53db5942182db3d674075 } from '../../../lib/office/office-logo'
import { SecurityLink as SecurityLink_84e07279055fadacdd5fce951af98729 } from '../../../lib/office/staff/security-link'
import { ApprovalList as ApprovalList_1ba874a12e8e96ae7da535701f884369 } from '../../../lib/office/approval/approval-list'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/lib/office/checkbox-diff#CheckboxDiff": CheckboxDiff_eef855c03fa01a8ee99d8e358bffc1cd,
  "/lib/office/copy-button#CopyButton": CopyButton_0ad05d270e746f8aaa7883be04723b32,
  "/lib/office/list-cells#TextCell": TextCell_8e9a8b5870112f51ae5aaeffad6bbe9e,
  "/lib/office/approval/approval-panel#ApprovalPanel": ApprovalPanel_5813867d0e9b843fb3613f58b3d6d767,
  "/lib/office/version-list#VersionList": VersionList_781fee4022867fb1ea5466f047cf4c52,
  "/lib/office/common-synonyms-button#CommonSynonymsButton": CommonSynonymsButton_8f413f80e9634a2a90d799d97a6f92b2,
  "/lib/office/list-cells#PictureCell": PictureCell_8e9a8b5870112f51ae5aaeffad6bbe9e,
  "/lib/office/confirm-save#ConfirmSave": ConfirmSave_b6785039dc6be77c34f7a04d72443862,
  "/lib/office/clock-notice#ClockNotice": ClockNotice_86e35e98b76041ab87adaf326265d5f9,
  "/lib/office/office-logo#OfficeLogo": OfficeLogo_2e30f9d829b53db5942182db3d674075,
  "/lib/office/staff/security-link#SecurityLink": SecurityLink_84e07279055fadacdd5fce951af98729,
  "/lib/office/approval/approval-list#ApprovalList": ApprovalList_1ba874a12e8e96ae7da535701f884369,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
