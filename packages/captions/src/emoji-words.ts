/** Made by library/picture-words/make-emoji-words.ts: emoji, and the words that mean them. */
export const emojiWords = `
🍎 apple apples health healthy wellbeing body fruit fruits berry berries
🍊 oranges mandarin clementine tangerine
🥝 kiwi
🥜 peanut nuts peanuts
🌶 chili chilli jalapeno
🥬 lettuce cabbage spinach kale
🥗 salad salads diet nutrition food meal meals eat eating lunch dinner restaurant dish hungry
🌽 corn sweetcorn maize
🫛 peas pea
🎃 pumpkin pumpkins halloween
🫚 ginger
🥖 baguette baguettes
🍰 cake cakes shortcake
🍫 chocolate chocolates cocoa
🧀 cheese cheeses cheddar
🥛 milk
🥩 meat steak beef pork ham
🌭 sausage sausages
🍚 rice
🍔 burger burgers cheeseburger hamburger
🫒 olives olive
🍺 beer beers pint
🍷 wine wines
🍾 champagne bottle bottles
☕ mug coffee caffeine cafe barista
🍵 teacup tea teas
🥣 bowl bowls
🔪 knife knives
🥄 spoons tablespoon teaspoon spoon
🍯 honey honeycomb
🐝 bee bees bumblebee hive beehive honeybee
🐞 ladybug ladybird
🐑 sheep flock lamb wool fleece woolen ewe
🐿 squirrel squirrels chipmunk
🐂 bull oxen
🐚 seashell seashells
🐛 caterpillar caterpillars hack hacker hacked malware virus phishing bug
🍃 leaf
🌾 wheat rye barley oats grain grains
🍀 clover luck lucky chance gamble casino
🪴 houseplant houseplants garden gardening plant plants gardener
🪻 lavender hyacinth
🧳 suitcase suitcases luggage
🪚 saws handsaw
📏 ruler meter meters metre metres kilometer kilometers kilometre kilometres mile miles yard yards distance length height measure measuring centimeter centimeters size
🪡 needle needles sew sews sewn sewing stitch stitches embroidery sleeve sleeves hem
👕 shirt shirts tee
🧥 jacket jackets overcoat coat
🎩 hat
🧢 cap
👡 sandal sandals
🚚 truck trucks lorry lorries van
🛻 pickup
⛑ helmet helmets
⛵ boat boats yacht sailboat
🚤 motorboat speedboat
🛶 canoe kayak river rivers
🔌 plug socket charger chargers
🪨 stone stones boulder pebble rock
💵 banknote banknotes
🏪 supermarket supermarkets grocery
🏛 parliament capitol capital capitals rome colosseum italian god gods goddess myth myths mythology legend legends legendary ruins empire empires
🛕 temple temples
💊 pharmacy tablets medicine medicines painkiller vitamin vitamins supplement supplements nutrients pill
🏢 skyscraper skyscrapers building business company companies corporation corporate enterprise firm organisation organization startup startups agency
🛝 playground slide
🏞 park parks
🪦 cemetery grave graveyard tombstone headstone
❄ snow cold freeze frozen freezing winter snowflake
🌨 snowfall snowstorm blizzard frost sleet hail
🌧 rain rainfall weather storm rainy drizzle downpour
📄 paper
🕰 clock clocks time hour hours minute minutes seconds moment
🗺 map maps
🌍 globe world global worldwide international earth everywhere country countries continent
🖼 painting paintings museum museums gallery exhibition portrait
🎹 piano pianos
🏅 medal medals sport sports athlete olympics
♟ chess chessboard strategy tactic tactics plan plans planning roadmap
🎲 dice die plays playing
🧩 puzzle jigsaw
🪆 doll dolls
🩹 bandage plaster pain ache injury headache hurt
🦽 wheelchair wheelchairs
⚔ sword swords war fight battle compete competition rival rivals army soldier
🎠 carousel
🎪 circus
🧬 dna genes gene species
🔥 campfire bonfire wildfire wildfires flame flames heat burn burned burning hot motivation motivate ambition hustle fire
🚑 ambulance emergency
🚓 police
⛽ petrol gasoline fuel gas diesel
🌊 sea seas ocean waves flood floods oceans wave lake lakes stream
🏖 beach beaches seaside retirement pension retire summer coast
🏔 mountain mountains alps peaks everest summit climb climbing challenge peak
🥾 boots boot
👟 shoes shoe sneakers trainers
📱 phone phones smartphone smartphones iphone mobile android app apps device devices screen viral sharing influencer influencers post posts likes typing text texts
💻 laptops computer computers freelance freelancing software program programme application technology tech digital code coding programming developer website websites homepage blog blogging online laptop
🛜 wifi wireless signal broadcast
☎ landline telephone
🧴 sunscreen lotion skin skincare cream beauty makeup cosmetics
📦 parcel parcels ship shipping delivery deliver delivers logistics orders courier product products goods item box boxes package
🎁 gift gifts bonus giveaway reward rewards present
📚 books library libraries novels
📖 book bible cookbook textbook story stories storytelling novel read reading reads literature guide manual ebook pages chapter
📰 newspapers magazine magazines news headline headlines press journalist article publish published publication newspaper
✂ shears secateurs scissors
🎀 ribbons ribbon
🛏 beds bedroom bed
🛋 couch armchair room rooms hall floor ceiling corner
🪑 chairs stool chair
🚪 doors hinge hinges doorway doorknob doorbell door
🪟 windows windowsill window
🔑 keys
🔒 padlock lock locks locked
🕯 candles candle
💡 bulb lightbulb idea ideas tip tips trick tricks inspiration inspire invention invent invented innovation innovative creative creativity insight smart solution solutions solve solved answer answers
🏠 houses cottage villa property apartment realtor rent renting furniture interior parents parent mother father mom dad relatives home homes roof roofs cabin house
🏘 village villages neighbourhood neighborhood
🏭 factories factory
🏥 hospitals clinic
🏫 schools schoolhouse school
🏦 banks loan loans mortgage debt credit bank
🏨 hotels hotel accommodation booking
⛪ churches chapel church
🏰 castles castle
🏟 stadiums arena stadium
🚊 trams streetcar tram
🚆 trains train railway rail subway
🚌 buses london bus
🚲 bike bikes bicycles brake brakes pedal pedals bicycle
🏍 motorbike motorbikes motorcycle
🚗 car cars drive driving vehicle driver auto traffic automobile
🚕 taxis cab taxi
✈ plane planes aeroplane aircraft jet travel travelling traveling trip trips vacation holiday holidays tourism tourist tourists journey adventure visit visited flight flights fly flying airline airport drone airplane
⛴ ferries ferry
🚢 ships vessel freighter
🚁 helicopters helicopter
🚀 rockets fast faster speed quick quickly rapid instant instantly accelerate begin launch launches started beginner rocket
🛰 satellites satellite
🚜 tractors farm farming agriculture harvest tractor
🛙 lighthouses lighthouse
🌉 bridge bridges
🛣 motorway highway highways road roads route path lane
🚧 roadworks
🏗 crane built construction builder architecture architect
🌋 volcanoes eruption eruptions lava magma volcano
🏜 deserts desert sahara sand
🏝 island islands
🏕 tent tents campsite camping
🌅 sunrise awake alarm
🌇 sunset sunsets
☀ sun sunshine sunlight sunny solar
🌙 moon lunar
⭐ stars review reviews rating ratings testimonial testimonials recommend recommended favourite favorite star
☁ clouds cloud
🌈 rainbows rainbow
🌩 thunderstorm thunderstorms lightning thunder
🌪 tornadoes tornado
☂ umbrellas umbrella
🌡 fever temperatures degrees temperature warmth thermometer
🌳 tree trees oak
🌲 forest forests woods spruce woodland
🌵 cacti cactuses cactus
🌷 tulips bloom tulip
🌹 roses rose
🌻 sunflowers sunflower
🌺 flowers flower wildflowers hibiscus
🍄 mushrooms mushroom
🌿 herbs parsley basil mint thyme herb
🌱 seedlings sprout sprouts seeds environment climate eco green sustainable sustainability nature oxygen rainforest life birth born soil seedling
🪵 log logs firewood timber
🥚 eggs protein egg
🦷 teeth dentist dentists dental toothpaste tooth
🧠 brains brain memory think thinking psychology intelligence mental forget remember
🦴 bones skeleton
🎻 violins violin
🎸 guitars strings string guitar
🥁 drums drum
🎺 trumpets trumpet
🎤 microphones microphone
🎧 headphones headphone
📷 cameras photo photos picture pictures photography image images selfie lens lenses camera
📹 camcorder video videos film movie movies footage vlog slideshow presentation
⚽ football soccer ball balls
🏆 trophies success succeed win wins winning winner victory best champion achieve achievement contest contests tournament trophy
🎯 dartboard goal goals target targets aim focus objective purpose precise accuracy skill skills master talent practice bullseye
🪁 kites kite
🎈 balloons pressure balloon
🔋 batteries tesla charging charge battery
🧲 magnets conversion funnel leads magnet
🔬 microscopes science scientist chemistry physics laboratory lab experiment experiments test tests testing microscope
🔭 telescopes telescope
🔨 hammers hammer
🔧 spanner wrenches wrench
🪛 screwdrivers screwdriver
🧰 tools tool toolkit repair fix diy build maintenance construct toolbox
🪜 ladders ladder
🪣 pail buckets bucket
🧹 brooms dust broom
🧽 sponges sponge
🧺 baskets basket
✉ envelopes envelope
🧾 receipts tax taxes accounting accountant invoice bookkeeping receipt
🎫 tickets ticket
🪙 coins crypto cryptocurrency bitcoin blockchain ethereum coin
💰 dollars income earnings margin return returns roi money cash dollar wealth rich fortune millionaire fund funds afford saving savings cheap cheaper budget frugal cost costs price prices pricing fee fees expense expenses bills spend spending pay paid payment payments refund
📈 sales profit profits revenue sell selling sold growth grow growing increase boost scale expand rise doubled double triple invest investing investment investor investors stocks shares trading trader interest finance financial economy economic
🤝 treaty handshake trust trusted reliable honest honesty integrity loyal loyalty deal agreement partner partnership agree cooperation team teams staff crew group colleagues coworkers teamwork employees population everybody everyone hire hiring recruit recruitment resume interview candidate friend friends friendship
🗳 election elections ballot politics vote voting democracy government president
📜 parchment history ancient past old scroll
🏺 vase vases clay pottery ceramics amphora
👑 crowns king queen royal royalty subscription upgrade premium vip crown
💎 diamond diamonds gem gems jewellery jewelry gold luxury treasure
💒 wedding weddings bride groom
🚡 tramway
🫑 pepper
🏑 hockey
🧯 extinguisher
🍟 fries
🔫 pistol
📉 loss losses decline drop fell decrease recession crash fail fails failure
🎉 celebrate celebration party anniversary congratulations
🗓 deadline urgent urgency hurry late overdue week weeks weekly month months monthly day days daily schedule appointment calendar weekend quarter meeting meetings conference year years century decade annual
🔮 future predict prediction forecast tomorrow
✅ guarantee warranty certified quality verified approved easy simple simply effortless done complete completed finish finished
🛡 security secure safe safety protect protects protection privacy private defend defence defense insurance shield
🔐 password passwords login credentials
⚠ risk danger dangerous hazard caution beware mistake mistakes error errors wrong problem problems trouble warning
❓ question questions ask faq why quiz mystery
🔍 research search find discover discovery explore analyse analyze analysis investigate
📊 data statistics analytics metrics report numbers dashboard survey study
📣 marketing advertise advertising ads advert campaign promotion promote announce announcement publicity megaphone
🎨 brand branding logo art paint artist design designer drawing color colors colour colours
🤩 audience followers subscribers fans viewers crowd community public
🛍 customer customers client clients buyer buyers shopper shoppers user users visitor visitors bag bags market markets stall
💼 employee boss manager ceo leader leadership executive entrepreneur founder businessman businesswoman expert experts professional consultant freelancer freelancers office workplace work job jobs career working workday profession task tasks desk briefcase
🏷 discount sale offer coupon bargain voucher
🛒 shop store shopping buy purchase retail ecommerce checkout cart
📧 email emails newsletter inbox mail
💬 message messages chat comment comments talk talking conversation communicate communication speak speaking language languages feedback consultation advice
📞 call contact hotline support help helpdesk service
🌐 internet web network url domain seo browser
👇 links click clicks subscribe
📥 download downloads upload
💾 backup backups files file folder document documents database archive
🤖 chatbot automation automatic automate robot robots
⚙ settings configure process system machine mechanism engine productivity efficient efficiency gear
🎙 podcast podcasts recording voice audio sound
🎶 music song songs melody sing concert symphony band orchestra composer loudspeakers
📝 write writing writes wrote written writer author copywriting essay draft notes list checklist contract terms memo
🎓 learn learning studying education course courses lesson class classroom teach teaching tutorial degree university college knowledge
🏋 fitness workout workouts exercise exercises gym training strength strong muscle muscles bodybuilding dumbbell confidence power powerful
🏃 run running jog jogging marathon sprint
🚶 walk walking hike hiking steps stroll
🚴 cycling cyclist ride
🏊 swim swimming pool pools
🧘 yoga meditation meditate mindfulness calm relax relaxing relaxation balance wellness flexibility stretch stretching
🤯 stress anxiety burnout overwhelmed worry worried depression surprise surprising amazing shocking incredible wow unbelievable
😴 sleep sleeping rest insomnia nap asleep dream dreams
🩺 doctor medical hospital nurse patient therapy treatment disease illness sick healthcare stethoscope
🍳 breakfast brunch cook cooking recipe recipes kitchen bake baking chef oven stove
🥕 vegetable vegetables vegan vegetarian organic carrot
💧 water hydration hydrated leak leaks leaking droplet
🍹 drink drinks beverage cocktail cocktails
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
✨ magic miracle perfect sparkles
🐢 slow slower slowly patience tortoise turtle
⚖ choose choice decide decision pick options compare comparison law legal justice lawyer court rules fair balanced weight kilogram kilograms gram grams heavy
🛢 oil
🏙 city cities town urban downtown skyline street cityscape
🪐 space universe galaxy astronomy planet planets jupiter saturn mars venus orbit
⚡ electricity energy electric voltage
🦁 animal animals wildlife zoo lion
🐟 fish fishing seafood
🦋 insect insects butterfly
🐦 bird birds sparrow robin pigeon crow raven falcon hawk
🦖 dinosaur dinosaurs extinct fossil
🐆 cheetah jaguar panther puma leopard
🌃 night evening midnight dark bedtime tonight noon daylight
🌄 morning dawn
🧮 math mathematics calculate calculation formula abacus
🦠 bacteria germs penicillin infection dirty cell cells microbe
🫀 heart cardio blood
🎮 game games gaming gamer play
👗 fashion clothes clothing outfit style dress
🎄 christmas xmas
🎂 birthday mixer mixers
🔔 notification notifications reminder alert bell
🛑 quit avoid forbidden ban never
🧱 wall brick
🪪 account profile register registration membership member members
☑ habit habits routine
🔗 connect connection networking
👀 eye eyes vision see look
👋 hands goodbye bye hello welcome greeting
🍝 pasta noodles macaroni spaghetti
💥 damage damaged accident explosion collision
💸 affiliate
🔤 character characters letters alphabet
💪 stronger
🛠 builds
💳 card cards
🛞 wheel wheels tyre tyres tire tires
🍲 pot pots sauce sauces syrup jam paste multicooker
🥃 glass
🌬 air breath breathe breathing breathes
🍽 table tables plate plates
⛅ sky skies
🍬 sugar sugars candy
⛳ golf
👣 trail trails footprints
🧸 toy toys plaything
🍞 dough flour pastry bread
💃 dance dances dancing rhythm
🔩 metal metals steel
🧃 juice juices smoothie smoothies
🍿 snack snacks popcorn
🎿 ski skis skiing slope slopes
🗿 statue statues sculpture sculptures moai
🗄 shelf shelves drawer drawers storage
👃 smell smells perfume scent fragrance nose
😋 taste tastes flavor flavors flavour flavours
🕊 peace peaceful dove
🏁 race races racing
🪢 rope ropes knot
☝ finger fingers thumb
🦵 knee knees hip hips
🎭 stage theatre theater
🪶 wings feather
🫧 foam suds bubbles
🌼 spring springtime blooms blossom
🍂 autumn
⚓ port harbor harbour bay canal anchor
🪸 reef reefs coral
🥈 silver
⛰ cliff cliffs valley valleys
🖌 brush brushes sketch sketches drawings paintbrush
🧊 glacier glaciers iceberg icebergs ice
🌌 constellation constellations galaxies
👜 leather handbag
🐾 fur wild
⚗ acid alembic
🧈 fat fats butter
🏄 surf surfing
🤸 jump jumps jumping
🐒 tail tails monkey
🚐 vans minibus
🌀 hurricane typhoon cyclone whirlwind
🌫 mist haze smog fog
🐌 slug slugs mollusk mollusc snail
🪱 earthworm maggot larva worm
🧶 knit knits knitted knitting crochet sweater cardigan yarn
🍖 grill grills barbecue barbecues bbq
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
🏀 basketball
🦇 bat
🛁 bathtub
🫘 beans
🐻 bear
🦫 beaver
🪲 beetle
👙 bikini
🦬 bison
🐡 blowfish
🫐 blueberries
🐗 boar
💣 bomb
🔖 bookmark
🪃 boomerang
💐 bouquet
🎳 bowling
🩲 briefs
🥦 broccoli
🌯 burrito
🐪 camel
♋ cancer
🐈 cat
⛓ chains
🍒 cherries
🌰 chestnut
🐔 chicken
🥢 chopsticks
🚬 cigarette
🎦 cinema
🗜 clamp
📋 clipboard
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
🧚 fairy
🧆 falafel
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
🪬 hamsa
🐹 hamster
🪉 harp
🦔 hedgehog
🦛 hippopotamus
🐎 horse
🛖 hut
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
🐨 koala
🥍 lacrosse
🛘 landslide
📒 ledger
🍋 lemon
♌ leo
♎ libra
💄 lipstick
🦎 lizard
🦙 llama
🦞 lobster
🚂 locomotive
🍭 lollipop
🪷 lotus
📢 loudspeaker
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
🪞 mirror
🚝 monorail
🫎 moose
🕌 mosque
🦟 mosquito
🐁 mouse
👄 mouth
👔 necktie
🥷 ninja
📓 notebook
🐙 octopus
🍢 oden
👹 ogre
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
🐏 ram
🐀 rat
🪒 razor
🚻 restroom
🦏 rhinoceros
🐓 rooster
🏵 rosette
🍶 sake
🧂 salt
🥪 sandwich
🥻 sari
🦕 sauropod
🎷 saxophone
🧣 scarf
♏ scorpio
🦂 scorpion
🦭 seal
🦈 shark
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
🕷 spider
🫟 splatter
🦑 squid
🚉 station
🍓 strawberry
🕶 sunglasses
🦸 superhero
🦹 supervillain
🍣 sushi
🦢 swan
🕍 synagogue
💉 syringe
🌮 taco
🫔 tamale
🫖 teapot
📺 television
🎾 tennis
🧵 thread
🐅 tiger
🚽 toilet
🍅 tomato
👅 tongue
🪥 toothbrush
🖲 trackball
🧌 troll
🚎 trolleybus
🪊 trombone
🦃 turkey
🦄 unicorn
🔓 unlocked
🧛 vampire
📼 videocassette
♍ virgo
🏐 volleyball
🧇 waffle
🗑 wastebasket
🍉 watermelon
🐋 whale
🐺 wolf
🦓 zebra
🧟 zombie
💤 zzz
`;
