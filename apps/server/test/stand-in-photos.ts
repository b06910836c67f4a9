/** `node apps/server/test/stand-in-photos.ts 4199`: Pexels, Commons and Wikipedia on this machine, to look at films made with them. */
import { startOutsideServices } from './test-outside-services.ts';

const { address, pexelsKey } = await startOutsideServices(Number(process.argv[2] ?? 0));
process.stdout.write(`MEDIA_ADDRESS=${address} PEXELS_KEY=${pexelsKey}\n`);
