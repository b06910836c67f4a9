import { affiliateTerms } from '@reelwright/contract';

const { percent, holdDays, cookieDays, minPayoutCents } = affiliateTerms;

/** What partners read when the operator has written nothing. `{link}` becomes the affiliate's own. */
export const defaultPartnerPage = `
# How it works

Share your link. Whoever follows it and signs up within ${cookieDays} days is yours: you earn **${percent}% of every payment** they make, for as long as they stay.

- The last link somebody followed counts. What you buy yourself doesn’t.
- Every payment is final after ${holdDays} days, because people can have their money back for 30 days.
- You can ask for your money once it comes to ${minPayoutCents / 100} USD. It takes up to 2 business days.

# Words you can use

Fill in what you made with it: your own words work better than ours.

A short email to people who know you:

\`\`\`
Subject: I made a video in ten minutes

Hi,

I typed one keyword and got a finished video: script, pictures, voice and music. Then I changed the words I wanted to change, and downloaded it.

It is free to try. Here it is: {link}
\`\`\`

A post:

\`\`\`
From one keyword to a finished video, with voice and music. I was skeptical, too. Try it: {link}
\`\`\`

A second email, for people who didn’t answer:

\`\`\`
Subject: The video I told you about

Hi,

Last week I told you how I make videos from one keyword. This one took me ten minutes: [link to your video]

Yours takes no longer. Start with what you wrote last, an article or a newsletter: {link}
\`\`\`

A comparison, for people who edit by hand:

\`\`\`
By hand: write a script, find pictures, record a voice, cut, add music. A day, if it goes well.
With Reelwright: type a keyword, choose a theme, change what you don't like. Ten minutes.
{link}
\`\`\`

For the description of a video:

\`\`\`
Made with Reelwright. Make yours: {link}
\`\`\`

# What works well

- **Show a video** that you made with it. Nothing you can say about it is stronger.
- Say who it’s for: people with a shop, a channel or a newsletter, and no time.
- Name your links. Add \`&promo=newsletter\` to one, and you’ll see below what that one has earned.
`;
