import { legalSlug } from '@reelwright/contract';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { attachmentHeader } from '../../storage/attachment-header.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { askForDeletion, deleteByProof } from './delete-service.ts';
import { exportData } from './export-data.ts';
import type { PersonalData } from './personal-data.ts';

export function createPersonalDataHandlers(
  parts: SignInParts,
  kinds: readonly PersonalData[],
  product: () => string,
): FeatureHandlers<'exportData' | 'deletePreview' | 'deleteSend' | 'deleteConfirm'> {
  return {
    exportData: async ({ caller }) => ({
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': attachmentHeader(`${legalSlug(product())}-data.zip`),
        'cache-control': 'no-store',
      },
      body: await exportData(parts.db, await caller(), kinds, product()),
    }),
    deletePreview: async ({ caller }) => {
      const { hasPassword } = await caller();
      return {
        consequences: [...kinds.map(({ consequence }) => consequence), 'This cannot be undone.'],
        confirm_with: hasPassword ? ['password', 'otp'] : ['otp'],
      };
    },
    deleteSend: async ({ caller, address }) => {
      const member = await caller();
      await askForDeletion(parts, member);
      return {
        type: 'msg',
        msg: `We sent an 8-digit code to ${member.email}. Enter it to delete your account.`,
        sent_to: member.email,
        ...parts.outboxNotice(address),
      };
    },
    deleteConfirm: async ({ body, caller, cookies }) => {
      await deleteByProof(parts, await caller(), body);
      cookies.forget('session');
      return { type: 'msg', msg: 'Your account was deleted.' };
    },
  };
}
