/** Made by library/picture-words/make-emoji-words.ts: emoji, and the words that mean them. */
export const emojiWords = `
📈 sales sell selling sold growth grow growing increase boost scale expand rise doubled double triple invest investing investment investor investors stocks shares trading trader interest finance financial economy economic
💰 revenue income earnings profit profits margin return returns roi money cash dollars dollar wealth rich fortune millionaire fund funds afford save saving savings cheap cheaper budget frugal cost costs price prices pricing fee fees expense expenses bills spend spending pay paid payment payments refund
📉 loss losses decline drop fall fell decrease recession crash fail fails failure
🏆 success succeed win wins winning winner victory best champion achieve achievement contest contests tournament trophy
🎉 celebrate celebration party anniversary congratulations
🎯 goal goals target targets aim focus objective purpose precise accuracy skill skills master talent practice bullseye
♟ strategy tactic tactics plan plans planning roadmap
🗓 deadline urgent urgency hurry late overdue week weeks weekly month months monthly day days daily schedule appointment calendar weekend quarter meeting meetings conference year years century decade annual
🕰 time hour hours minute minutes second seconds moment
📜 history ancient past old scroll
🔮 future predict prediction forecast tomorrow
🤝 trust trusted reliable honest honesty integrity loyal loyalty deal agreement partner partnership agree cooperation team teams staff crew group colleagues coworkers teamwork employees population everybody everyone hire hiring recruit recruitment resume interview candidate friend friends friendship handshake
✅ guarantee warranty certified quality verified approved easy simple simply effortless done complete completed finish finished
🛡 security secure safe safety protect protects protection privacy private defend defence defense insurance shield
🔐 password passwords login credentials
🐛 hack hacker hacked malware virus phishing bug
⚠ risk danger dangerous hazard caution beware mistake mistakes error errors wrong problem problems trouble warning
💡 idea ideas tip tips trick tricks inspiration inspire invention invent invented innovation innovative creative creativity insight smart solution solutions solve solved answer answers
❓ question questions ask faq why quiz mystery
🔍 research search find discover discovery explore analyse analyze analysis investigate
📊 data statistics analytics metrics report numbers dashboard survey study
📣 marketing advertise advertising ads advert campaign promotion promote announce announcement publicity megaphone
🎨 brand branding logo art paint painting paintings artist design designer drawing color colors colour colours
🤩 audience followers subscribers fans viewers crowd community public
🛍 customer customers client clients buyer buyers shopper shoppers user users visitor visitors bag bags market markets stall
💼 employee boss manager ceo leader leadership executive entrepreneur founder businessman businesswoman expert experts professional consultant freelancer freelancers office workplace work job jobs career working workday profession task tasks desk briefcase
🏢 business company companies corporation corporate enterprise firm organisation organization startup startups agency
💻 freelance freelancing computer software program programme application technology tech digital code coding programming developer website websites homepage blog blogging online laptop
🏷 discount sale offer coupon bargain voucher
🎁 gift bonus giveaway reward rewards present
🏦 loan loans mortgage debt credit bank
🧾 tax taxes accounting accountant invoice bookkeeping receipt
🏖 retirement pension retire beach beaches summer coast seaside island islands
🏠 property apartment realtor rent renting furniture interior parents parent mother father mom dad relatives home homes roof roofs cabin house
🛒 shop store shopping buy purchase retail ecommerce checkout cart
📦 ship shipping delivery deliver delivers parcel logistics order orders courier product products goods item box boxes package
📧 email emails newsletter inbox mail
💬 message messages chat comment comments talk talking conversation communicate communication speak speaking language languages feedback consultation advice
⭐ review reviews rating ratings testimonial testimonials recommend recommended favourite favorite star
📞 call contact hotline support help helpdesk service
📱 phone smartphone iphone mobile android app apps device devices screen viral share sharing influencer influencers post posts likes like typing text texts
🌐 internet web network url domain seo browser
🛜 wifi wireless signal broadcast
👇 links click clicks subscribe
📥 download downloads upload
💾 backup backups files file folder document documents database archive
🤖 chatbot automation automatic automate robot robots
⚙ settings configure process system machine mechanism engine productivity efficient efficiency gear
📹 video videos film movie movies footage vlog slideshow presentation
📷 photo photos picture pictures photography image images selfie lens lenses camera
🎙 podcast podcasts recording voice audio sound
🎶 music song songs melody sing concert symphony band orchestra composer loudspeakers
📖 story stories storytelling novel read reading reads literature guide manual ebook library pages chapter
📰 news headline headlines press journalist article publish published publication newspaper
📝 write writing writes wrote written writer author copywriting essay draft notes list checklist contract terms memo
🎓 learn learning studying education course courses lesson class classroom teach teaching tutorial degree university college knowledge
🧰 tool tools toolkit repair fix diy build maintenance construct toolbox
🏗 built construction builder architecture architect
🏋 fitness workout workouts exercise exercises gym training strength strong muscle muscles bodybuilding dumbbell confidence power powerful
🏃 run running jog jogging marathon sprint
🚶 walk walking hike hiking steps stroll
🚴 cycling cyclist ride
🚲 bike bikes brake brakes pedal pedals bicycle
🏊 swim swimming pool pools
🧘 yoga meditation meditate mindfulness calm relax relaxing relaxation balance wellness flexibility stretch stretching
🤯 stress anxiety burnout overwhelmed worry worried depression surprise surprising amazing shocking incredible wow unbelievable
😴 sleep sleeping rest insomnia nap asleep dream dreams
🌅 awake alarm
🍎 health healthy wellbeing body fruit fruits berry berries
🩺 doctor medicine medical hospital nurse patient therapy treatment disease illness sick healthcare stethoscope
🩹 pain ache injury headache hurt
💊 vitamin vitamins supplement supplements nutrients pill
🥗 diet nutrition food meal meals eat eating lunch dinner restaurant dish hungry
🍳 breakfast brunch cook cooking recipe recipes kitchen bake baking chef oven stove
🥕 vegetable vegetables vegan vegetarian organic carrot
💧 water hydration hydrated leak leaks leaking droplet
🌊 sea seas ocean oceans wave waves lake lakes stream
🛶 river rivers canoe
☕ coffee caffeine cafe barista
🍵 tea teas
🍹 drink drinks beverage cocktail cocktails
🧴 skin skincare sunscreen cream lotion beauty makeup cosmetics
🪮 hair haircut barber
🧼 clean cleaning tidy hygiene wash washing organize declutter soap
🐶 pet pets puppy puppies retriever retrievers labrador terrier bulldog husky breed leash
🐱 kitten kittens
🧒 children kid kids toddler grandchildren
❤ love romance romantic dating couple relationship relationships valentine marriage marry propose
😄 happy happiness joy smile fun glad cheerful
😢 sad sadness cry unhappy grief
😠 angry anger rage
🥱 boring bored boredom dull lazy
🤫 secret secrets hidden
🍀 luck lucky chance gamble casino
✨ magic miracle perfect sparkles
🚀 fast faster speed quick quickly rapid instant instantly accelerate begin launch launches started beginner rocket
🐢 slow slower slowly patience tortoise turtle
⚖ choose choice decide decision pick options compare comparison law legal justice lawyer court rules rule fair balanced weight kilogram kilograms gram grams heavy
🗳 politics vote voting election democracy government president
⚔ war fight battle compete competition rival rivals army soldier
✈ travel travelling traveling trip trips vacation holiday holidays tourism tourist tourists journey adventure visit visited flight flights fly flying airline airport plane planes drone airplane
🏨 hotel hotels accommodation booking
🚗 car cars drive driving vehicle driver auto traffic automobile
🔋 tesla charging charge battery
⛽ petrol fuel gasoline oil gas diesel
🚆 train trains railway rail subway
🏛 capital capitals rome colosseum italian god gods goddess myth myths mythology legend legends legendary ruins empire empires
🏙 city cities town urban downtown skyline street cityscape
🌍 world global worldwide international earth everywhere country countries continent
🪐 space universe galaxy astronomy planet planets jupiter saturn mars venus orbit
🌙 moon lunar
☀ sun sunlight sunshine sunny solar
⚡ electricity energy electric voltage lightning
🌱 environment climate eco green sustainable sustainability nature oxygen rainforest life birth born soil ground seedling
🌳 tree trees forest woods
🪴 garden gardening plant plants gardener
🌷 flower flowers bloom tulip
🚜 farm farming agriculture harvest tractor
🦁 animal animals wildlife zoo lion
🐟 fish fishing seafood
🦋 insect insects butterfly
🐦 bird birds sparrow robin pigeon crow raven falcon hawk
🦖 dinosaur dinosaurs extinct fossil
🐆 cheetah jaguar panther puma leopard
🏜 desert deserts sahara sand
🏔 mountain mountains everest alps summit climb climbing challenge peak
❄ cold freeze frozen freezing winter snowflake
🔥 heat burn burned burning flame flames hot motivation motivate ambition hustle fire
🌧 weather rain storm rainy drizzle downpour rainfall
🌃 night evening midnight dark bedtime tonight noon daylight
🌄 morning dawn sunrise
🔬 science scientist chemistry physics laboratory lab experiment experiments test tests testing microscope
🧮 math mathematics calculate calculation formula abacus
🧠 brain mind memory think thinking psychology intelligence mental forget remember
🦠 bacteria germs penicillin infection dirty cell cells microbe
🫀 heart cardio blood
🎮 game games gaming gamer play
⚽ football soccer ball balls
🏅 sport sports athlete olympics
👗 fashion clothes clothing outfit style dress
💎 jewellery jewelry gold diamond luxury treasure
👑 king queen royal royalty subscription upgrade premium vip crown
🎄 christmas xmas
🎃 halloween
🎂 birthday mixer mixers
💒 wedding bride groom
🔔 notification notifications reminder alert bell
🔒 lock locks locked
🛑 quit avoid forbidden ban never
🧱 wall brick
🌉 bridge bridges
🪪 account profile register registration membership member members
☑ habit habits routine
🔗 connect connection networking
🦷 teeth dentist dentists dental toothpaste tooth
👀 eye eyes vision see look
👋 hands goodbye bye hello welcome greeting
🦴 bones skeleton
🍝 pasta noodles macaroni spaghetti
💥 damage damaged accident explosion collision
🧲 conversion funnel lead leads magnet
💸 affiliate
🪙 crypto cryptocurrency bitcoin blockchain ethereum coin
🚌 london bus
🔤 character characters letters alphabet
💪 stronger
🎲 plays playing
🛠 builds
🚢 ships vessel
🍾 bottle bottles
💳 card cards
🛞 wheel wheels tyre tyres tire tires
🍲 pot pots sauce sauces syrup jam paste multicooker
🥃 glass
🥾 boot boots
👟 shoe shoes
🌬 air breath breathe breathing breathes
🛋 room rooms hall floor ceiling corner
🍽 table tables plate plates
📏 meter meters metre metres kilometer kilometers kilometre kilometres mile miles yard yards distance length height measure measuring centimeter centimeters size
🥚 protein egg
⛅ sky skies
🖼 museum museums gallery exhibition portrait
🍬 sugar sugars candy
⛳ golf
🛣 road roads highway route path lane motorway
👣 trail trails footprints
🎸 strings string guitar
🧸 toy toys plaything
🍞 dough flour pastry bread
💃 dance dances dancing rhythm
🔩 metal metals steel
🧃 juice juices smoothie smoothies
🍿 snack snacks popcorn
🎿 ski skis skiing slope slopes
🗿 statue statues sculpture sculptures moai
🌡 temperature temperatures degrees warmth thermometer
🗄 shelf shelves drawer drawers storage
👃 smell smells perfume scent fragrance nose
😋 taste tastes flavor flavors flavour flavours
🕊 peace peaceful dove
🏁 race races racing
🪢 rope ropes knot
☝ finger fingers thumb
🎈 pressure balloon
🦵 knee knees hip hips
🧬 species dna
🎭 stage theatre theater
🏺 clay pottery ceramics amphora
🪶 wings feather
🫧 foam suds bubbles
🧹 dust broom
🌼 spring springtime blooms blossom
🍂 autumn
⚓ port harbor harbour bay canal anchor
🌋 eruption eruptions lava magma volcano
🪸 reef reefs coral
🥈 silver
⛰ cliff cliffs valley valleys
🖌 brush brushes sketch sketches drawings paintbrush
🚑 emergency ambulance
🧊 glacier glaciers iceberg icebergs ice
🌌 constellation constellations galaxies
👜 leather handbag
🐾 fur wild
⚗ acid alembic
🌾 grain grains
🧈 fat fats butter
🏄 surf surfing
🤸 jump jumps jumping
🐒 tail tails monkey
🚐 van vans minibus
🌩 thunder thunderstorm
🌀 hurricane typhoon cyclone whirlwind
🌨 blizzard snowstorm frost sleet hail
🌫 mist haze smog fog
🐌 slug slugs mollusk mollusc snail
🪱 earthworm maggot larva worm
🐑 wool fleece woolen ewe
🧶 knit knits knitted knitting crochet sweater cardigan yarn
🪡 sew sews sewn sewing stitch stitches embroidery sleeve sleeves hem
🚪 hinge hinges doorway doorknob doorbell door
🍖 grill grills barbecue barbecues bbq
☁ cloud
☂ umbrella
☃ snowman
☄ comet
☘ shamrock
☢ radioactive
☣ biohazard
♈ aries
♉ taurus
♐ sagittarius
♑ capricorn
♒ aquarius
♓ pisces
✂ scissors
✉ envelope
❇ sparkle
🪗 accordion
👽 alien
🐜 ant
🥑 avocado
🪓 axe
👶 baby
🎒 backpack
🥓 bacon
🦡 badger
🏸 badminton
🥯 bagel
🍌 banana
🪕 banjo
⚾ baseball
🧺 basket
🏀 basketball
🦇 bat
🛁 bathtub
🫘 beans
🐻 bear
🦫 beaver
🛏 bed
🪲 beetle
👙 bikini
🦬 bison
🐡 blowfish
🫐 blueberries
🐗 boar
💣 bomb
🔖 bookmark
📚 books
🪃 boomerang
💐 bouquet
🎳 bowling
🩲 briefs
🥦 broccoli
🪣 bucket
🌯 burrito
🌵 cactus
🐪 camel
🏕 camping
♋ cancer
🕯 candle
🏰 castle
🐈 cat
⛓ chains
🪑 chair
🍒 cherries
🌰 chestnut
🐔 chicken
🐿 chipmunk
🥢 chopsticks
⛪ church
🚬 cigarette
🎦 cinema
🗜 clamp
📋 clipboard
🧥 coat
🪳 cockroach
🥥 coconut
⚰ coffin
🧭 compass
🍪 cookie
🐄 cow
🦀 crab
🖍 crayon
🦗 cricket
🐊 crocodile
🥐 croissant
🩼 crutch
🥒 cucumber
🧁 cupcake
🍮 custard
🛃 customs
🗡 dagger
🍡 dango
🦌 deer
🕵 detective
💫 dizzy
🦤 dodo
🐕 dog
🐬 dolphin
🫏 donkey
🍩 doughnut
🐉 dragon
🥁 drum
🦆 duck
🥟 dumpling
📀 dvd
🦅 eagle
👂 ear
🍆 eggplant
🐘 elephant
🛗 elevator
🧝 elf
🪌 eraser
🏭 factory
🧚 fairy
🧆 falafel
⛴ ferry
🫆 fingerprint
🧨 firecracker
🎆 fireworks
🦩 flamingo
🔦 flashlight
🫓 flatbread
🪈 flute
🌁 foggy
🫕 fondue
⛲ fountain
🦊 fox
🐸 frog
🧄 garlic
♊ gemini
🧞 genie
👻 ghost
🦒 giraffe
👓 glasses
🧤 gloves
🐐 goat
👺 goblin
🥽 goggles
🪿 goose
🦍 gorilla
🍇 grapes
💂 guard
🍔 hamburger
🔨 hammer
🪬 hamsa
🐹 hamster
🪉 harp
🎧 headphone
🪦 headstone
🦔 hedgehog
🚁 helicopter
🌿 herb
🌺 hibiscus
🦛 hippopotamus
🐝 honeybee
🐎 horse
🏘 houses
🛖 hut
🪻 hyacinth
🫙 jar
👖 jeans
🪼 jellyfish
🃏 joker
🕹 joystick
🕋 kaaba
🦘 kangaroo
🪯 khanda
👘 kimono
💏 kiss
🪁 kite
🐨 koala
🥍 lacrosse
🪜 ladder
🛘 landslide
📒 ledger
🍋 lemon
♌ leo
♎ libra
🛙 lighthouse
💄 lipstick
🦎 lizard
🦙 llama
🦞 lobster
🚂 locomotive
🍭 lollipop
🪷 lotus
📢 loudspeaker
🧳 luggage
🫁 lungs
🧙 mage
🦣 mammoth
🥭 mango
🪇 maracas
🧉 mate
🍈 melon
🕎 menorah
🧜 merperson
🪋 meteor
🚇 metro
🎤 microphone
🪞 mirror
🚝 monorail
🫎 moose
🕌 mosque
🦟 mosquito
🏍 motorcycle
🐁 mouse
👄 mouth
🍄 mushroom
👔 necktie
🥷 ninja
📓 notebook
🐙 octopus
🍢 oden
👹 ogre
🫒 olive
🧅 onion
⛎ ophiuchus
🦧 orangutan
🫍 orca
🦦 otter
🦉 owl
🦪 oyster
📟 pager
🥞 pancakes
🐼 panda
📎 paperclip
🪂 parachute
🦜 parrot
🍑 peach
🦚 peacock
🥜 peanuts
🍐 pear
🖊 pen
✏ pencil
🐧 penguin
🫝 pickle
🥧 pie
🐖 pig
🪅 pinata
🍍 pineapple
🍕 pizza
🪧 placard
🪠 plunger
🐩 poodle
📮 postbox
🥔 potato
🥨 pretzel
🤴 prince
👸 princess
🖨 printer
🚫 prohibited
👛 purse
📌 pushpin
🐇 rabbit
🦝 raccoon
📻 radio
🌈 rainbow
🐏 ram
🐀 rat
🪒 razor
🚻 restroom
🦏 rhinoceros
🎀 ribbon
🪨 rock
🐓 rooster
🌹 rose
🏵 rosette
⛵ sailboat
🍶 sake
🧂 salt
🥪 sandwich
🥻 sari
🛰 satellite
🦕 sauropod
🎷 saxophone
🧣 scarf
🏫 school
♏ scorpio
🦂 scorpion
🪛 screwdriver
🦭 seal
🦈 shark
🍰 shortcake
🩳 shorts
🪏 shovel
🚿 shower
🦐 shrimp
🛹 skateboard
⛷ skier
💀 skull
🦨 skunk
🛷 sled
🦥 sloth
🐍 snake
🏂 snowboarder
🧦 socks
🥎 softball
🎇 sparkler
🚤 speedboat
🕷 spider
🫟 splatter
🧽 sponge
🥄 spoon
🦑 squid
🏟 stadium
🚉 station
🍓 strawberry
🌻 sunflower
🕶 sunglasses
🌇 sunset
🦸 superhero
🦹 supervillain
🍣 sushi
🦢 swan
🕍 synagogue
💉 syringe
🌮 taco
🫔 tamale
🍊 tangerine
🚕 taxi
🫖 teapot
☎ telephone
🔭 telescope
📺 television
🎾 tennis
⛺ tent
🧵 thread
🎫 ticket
🐅 tiger
🚽 toilet
🍅 tomato
👅 tongue
🪥 toothbrush
🌪 tornado
🖲 trackball
🚊 tram
🧌 troll
🚎 trolleybus
🪊 trombone
🎺 trumpet
🦃 turkey
🦄 unicorn
🔓 unlocked
🧛 vampire
📼 videocassette
🎻 violin
♍ virgo
🏐 volleyball
🧇 waffle
🗑 wastebasket
🍉 watermelon
🐋 whale
🪟 window
🐺 wolf
🔧 wrench
🦓 zebra
🧟 zombie
💤 zzz
`;
