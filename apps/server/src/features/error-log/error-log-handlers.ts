import type { FeatureHandlers } from '../../http/handlers.ts';

export const errorLogHandlers: FeatureHandlers<'errorLog'> = {
  errorLog: ({ body, log, address }) => {
    const { error, ...details } = body;
    log.warn({ browserError: error, details, address }, 'A browser reported an error.');
    return { type: 'msg', msg: 'The report was sent. Thank you!' };
  },
};
